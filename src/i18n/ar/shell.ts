import type { Translation } from '../dictionary'
import type { shell as english } from '../en/shell'

export const shell: Translation<typeof english> = {
  title: 'أداة التقييم المالي',
  subtitle: 'تحليل ذكي لأعمالك',
  navigation: 'التنقل الرئيسي',
  projects: 'مشاريعي',
  account: 'حسابي',
  user: 'المستخدم',
  chat: 'التواصل عبر واتساب',
  mail: 'مراسلة الدعم',
  supportMessage: 'السلام عليكم، أحتاج إلى مساعدة في استخدام ميزان.',
  supportSubject: 'طلب مساعدة في ميزان',
  logout: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج...',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  expand: 'إظهار الشريط الجانبي',
  collapse: 'إخفاء الشريط الجانبي',
  breadcrumb: 'موقعك في التطبيق',
  home: 'الرئيسية',
  checking: 'جارٍ التحقق من تسجيل الدخول...',
  expired: 'انتهت جلستك.',
  signInAgain: 'تسجيل الدخول والمتابعة',
  noAccess: 'لا يمكن لحسابك إنشاء المشاريع أو تعديلها بعد.',
  getAccess: 'تفعيل الوصول',
  toast: {
    success: 'تم بنجاح',
    error: 'خطأ',
    loggedOut: 'تم تسجيل خروجك',
    logoutFailed: 'تعذّر تسجيل الخروج',
  },
}
