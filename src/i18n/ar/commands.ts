import type { Translation } from '../dictionary'
import type { commands as english } from '../en/commands'

export const commands: Translation<typeof english> = {
  title: 'الانتقال إلى',
  search: 'خطوة أو حقل أو نتيجة أو إجراء',
  none: 'لا نتائج. جرّب كلمة أقصر.',
  count_zero: 'لا نتائج',
  count_one: 'نتيجة واحدة',
  count_two: 'نتيجتان',
  count_few: '{{count}} نتائج',
  count_many: '{{count}} نتيجة',
  count_other: '{{count}} نتيجة',
  kinds: { step: 'خطوة', action: 'إجراء', project: 'مشروع' },
  keys: {
    title: 'اختصارات لوحة المفاتيح',
    menu: 'البحث عن خطوة أو حقل أو نتيجة أو إجراء',
    list: 'عرض هذه الاختصارات',
  },
}
