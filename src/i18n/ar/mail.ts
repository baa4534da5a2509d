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
}
