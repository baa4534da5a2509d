import type { Translation } from '../../dictionary'
import type { adminDashboard as english } from '../../en/admin/admin-dashboard'

export const adminDashboard: Translation<typeof english> = {
  projects: {
    title: 'إحصاءات المشاريع',
    total: 'إجمالي المشاريع',
    average: 'المتوسط لكل مستخدم',
    last30: 'آخر 30 يومًا',
    last7: 'آخر 7 أيام',
    users: 'إجمالي المستخدمين',
  },
  revenue: {
    title: 'الإيرادات',
    total: 'إجمالي الإيرادات',
    paid: 'عدد المشترين',
  },
  active: {
    title: 'المستخدم الأكثر نشاطًا',
    empty: 'لا مستخدمين نشطين بعد',
    projects_zero: 'لا مشاريع',
    projects_one: 'مشروع واحد',
    projects_two: 'مشروعان',
    projects_few: '{{count}} مشاريع',
    projects_many: '{{count}} مشروعًا',
    projects_other: '{{count}} مشروع',
  },
  activity: {
    title: 'آخر الأنشطة',
    empty: 'لا أنشطة حديثة',
    created: 'إنشاء',
    updated: 'تعديل',
    by: '{{name}}',
  },
  weeks: {
    title: 'الأداء الأسبوعي',
    intro: 'الأسبوع سبعة أيام، وآخر أسبوع ينتهي اليوم. لا يُحسب ما حُذف وما استُرد مبلغه.',
    week: 'الأسبوع من',
    empty: 'لا شيء بعد في آخر 12 أسبوعًا.',
    names: { registrations: 'التسجيلات', projects: 'المشاريع الجديدة', revenue: 'الإيرادات' },
    takeaways: {
      registrations: 'التسجيلات في آخر 7 أيام: {{latest}}، وفي 12 أسبوعًا: {{total}}',
      projects: 'المشاريع الجديدة في آخر 7 أيام: {{latest}}، وفي 12 أسبوعًا: {{total}}',
      revenue: 'الإيرادات في آخر 7 أيام: {{latest}}، وفي 12 أسبوعًا: {{total}}',
    },
    showTable: 'عرض الجدول',
    showPicture: 'عرض الرسم',
    keys: 'رسم بياني: تنقل مفاتيح الأسهم من أسبوع إلى أسبوع.',
    loading: 'جارٍ تحميل الرسوم…',
  },
}
