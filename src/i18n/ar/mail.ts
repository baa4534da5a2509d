import type { Translation } from '../dictionary'
import type { mail as en } from '../en/mail'

export const mail: Translation<typeof en> = {
  registration: {
    subject: 'رمز التأكيد في ميزان: {code}',
    text: 'لتأكيد بريدك الإلكتروني في ميزان، استخدم هذا الرمز:',
  },
  login: {
    subject: 'رمز الدخول إلى ميزان: {code}',
    text: 'لتسجيل الدخول إلى ميزان، استخدم هذا الرمز:',
  },
  password_reset: {
    subject: 'رمز كلمة المرور الجديدة في ميزان: {code}',
    text: 'لاختيار كلمة مرور جديدة في ميزان، استخدم هذا الرمز:',
  },
  expires: 'الرمز صالح لمدة 10 دقائق ولمرة واحدة فقط.',
  ignore: 'إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة. لا تشاركه مع أحد، فلن نطلبه منك أبدًا.',
  receipt: {
    subject: 'إيصالك من ميزان رقم {number}',
    greeting: 'شكرًا لك {name}. وصلت دفعتك، وأصبح الوصول مدى الحياة مفعّلًا.',
    title: 'إيصال من ميزان',
    number: 'رقم الطلب: {number}',
    date: 'التاريخ: {date}',
    product: 'الوصول إلى ميزان مدى الحياة، مع ساعتي استشارة خبير',
    net: 'قبل الضريبة: {amount} ر.س',
    vat: 'ضريبة القيمة المضافة {rate}%: {amount} ر.س',
    total: 'المدفوع: {amount} ر.س',
    reference: 'مرجع الدفعة: {reference}',
    consultation: 'ساعتا الاستشارة المشمولتان، وقيمتهما {value} ر.س:',
    book: 'لتحديد الموعد أرسل إلينا رقم طلبك ووقتين يناسبانك.',
    chat: 'واتساب: {address}',
    mail: 'البريد: {address}',
    ask: 'يمكنك سؤال الجهة التي زودتك بعنوان الموقع.',
    print: 'لعرض الإيصال مرة أخرى أو طباعته: {address}',
  },
}
