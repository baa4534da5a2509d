import type { Translation } from '../../dictionary'
import type { excel as english } from '../../en/workbook/excel'

export const excel: Translation<typeof english> = {
  title: 'إكسل أو CSV',
  text: 'يُجهَّز الملف على هذا الجهاز وبلغة هذه الصفحة، ولا يُرسل منه شيء.',
  which: 'الملف',
  kinds: {
    excel: 'ملف إكسل بمعادلاته',
    csv: 'جدول الأشهر (CSV)',
  },
  kindHints: {
    excel: 'مدخلاتك وكل رقم ينتج عنها. غيّر أي مدخل في إكسل فتتغير بقية الأرقام معه، ويستطيع ميزان فتح الملف من جديد.',
    csv: 'السيولة شهرًا بشهر والتوقعات أرقامًا مجردة، لبرامج أخرى.',
  },
  make: 'تجهيز الملف',
  calculating: 'جارٍ حساب المعادلات…',
  writing: 'جارٍ كتابة الملف…',
  ready: 'ملفك جاهز: {{name}} ({{size}}).',
  failed: 'تعذّر تجهيز الملف. تحقق من اتصالك وحاول مرة أخرى.',
  fileNames: { excel: 'الخطة المالية', csv: 'الأشهر' },
}
