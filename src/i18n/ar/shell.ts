import type { Translation } from '../dictionary'
import type { shell as english } from '../en/shell'

export const shell: Translation<typeof english> = {
  navigation: 'التنقل الرئيسي',
  projects: 'مشاريعي',
  account: 'حسابي',
  admin: 'الإدارة',
  user: 'المستخدم',
  chat: 'التواصل عبر واتساب',
  mail: 'مراسلة الدعم',
  supportMessage: 'السلام عليكم، أحتاج إلى مساعدة في استخدام ميزان.',
  supportSubject: 'طلب مساعدة في ميزان',
  logout: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  expand: 'إظهار الشريط الجانبي',
  collapse: 'إخفاء الشريط الجانبي',
  breadcrumb: 'مسار الصفحة',
  home: 'الرئيسية',
  checking: 'جارٍ التحقق من تسجيل الدخول…',
  expired: 'انتهت جلستك.',
  signInAgain: 'تسجيل الدخول والمتابعة',
  noAccess: 'حسابك غير مفعّل بعد، فلا يمكنك إنشاء المشاريع أو تعديلها.',
  getAccess: 'تفعيل الحساب',
  toast: {
    success: 'تم',
    error: 'خطأ',
    loggedOut: 'تم تسجيل خروجك',
    logoutFailed: 'تعذّر تسجيل الخروج',
  },
}
