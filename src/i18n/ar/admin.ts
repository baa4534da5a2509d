import type { Translation } from '../dictionary'
import type { admin as english } from '../en/admin'

export const admin: Translation<typeof english> = {
  title: 'لوحة الإدارة',
  badge: 'مدير النظام',
  checking: 'جارٍ التحقق من صلاحية الإدارة...',
  denied: {
    title: 'الوصول مرفوض',
    text: 'هذه الصفحة متاحة لمديري النظام فقط.',
    back: 'العودة إلى لوحة المشاريع',
  },
  loadFailed: 'تعذّر التحميل. تحقق من اتصالك ثم أعد المحاولة.',
  tabs: {
    label: 'أقسام الإدارة',
    dashboard: 'نظرة عامة',
    users: 'إدارة المستخدمين',
    orders: 'الطلبات',
    projects: 'المشاريع',
    data: 'بيانات أداة التقييم',
    audit: 'سجل التدقيق',
  },
  list: {
    all: 'الكل',
    sortBy: 'الترتيب حسب: {{column}}',
    shown_zero: 'لا نتائج',
    shown_one: 'نتيجة واحدة',
    shown_two: 'نتيجتان',
    shown_few: '{{count}} نتائج',
    shown_many: '{{count}} نتيجة',
    shown_other: '{{count}} نتيجة',
    shownOfMore_zero: 'لا نتائج',
    shownOfMore_one: 'تظهر النتيجة الأولى',
    shownOfMore_two: 'تظهر أول نتيجتين',
    shownOfMore_few: 'تظهر أول {{count}} نتائج',
    shownOfMore_many: 'تظهر أول {{count}} نتيجة',
    shownOfMore_other: 'تظهر أول {{count}} نتيجة',
    more: 'عرض المزيد',
    loadingMore: 'جارٍ التحميل…',
  },
  yes: 'نعم',
  no: 'لا',
  toast: { success: 'تم بنجاح', error: 'خطأ' },
}
