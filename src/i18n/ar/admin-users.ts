import type { Translation } from '../dictionary'
import type { adminUsers as english } from '../en/admin-users'

export const adminUsers: Translation<typeof english> = {
  caption: 'المستخدمون',
  search: 'البحث بالاسم أو البريد أو الرقم',
  columns: {
    name: 'المستخدم',
    state: 'الحالة',
    role: 'الصلاحية',
    payment: 'الدفع',
    number: 'الرقم',
    projects: 'المشاريع',
    created: 'تاريخ التسجيل',
    actions: 'الإجراءات',
  },
  states: { active: 'مفعّل', inactive: 'معطّل' },
  roles: { admin: 'مدير نظام', user: 'مستخدم' },
  payments: {
    pending: 'لم يُدفع بعد',
    free_trial: 'وصول مبكر مجاني',
    paid: 'مدفوع',
    failed: 'فشل الدفع',
    refunded: 'استُرد المبلغ',
  },
  empty: 'لا مستخدم يطابق هذا البحث.',
  ownAccount: 'هذا حسابك. يمكن لمدير نظام آخر تغييره.',
  historyOf: 'سجل التغييرات على حساب {{name}}',
  actions: {
    named: '{{action}} – {{name}}',
    activate: 'تفعيل',
    deactivate: 'تعطيل',
    makeAdmin: 'منح صلاحية الإدارة',
    removeAdmin: 'سحب صلاحية الإدارة',
  },
  toast: {
    created: 'تم إنشاء المستخدم',
    createFailed: 'تعذّر إنشاء المستخدم',
    statusUpdated: 'تم تحديث حالة المستخدم',
    statusFailed: 'تعذّر تحديث حالة المستخدم',
    roleUpdated: 'تم تحديث صلاحية الإدارة',
    roleFailed: 'تعذّر تحديث صلاحية الإدارة',
  },
}
