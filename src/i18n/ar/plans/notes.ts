import type { Translation } from '../../dictionary'
import type { notes as english } from '../../en/plans/notes'

export const notes: Translation<typeof english> = {
  title: 'الملاحظات',
  none: 'لا توجد ملاحظات بعد. انتقل إلى أي حقل واضغط علامة القلم بجانب اسمه.',
  noteOn: 'ملاحظة على «{{label}}»',
  label: 'الملاحظة',
  hint: 'مثلًا: ما مصدر الرقم، ومن افترضه. بحد أقصى 500 حرف.',
  empty: 'اكتب الملاحظة أولًا.',
  tooLong: 'الحد الأقصى للملاحظة 500 حرف، فاختصرها.',
  full: 'في هذه الخطة 100 ملاحظة، وهو الحد الأقصى. احذف إحداها أولًا.',
  save: 'حفظ الملاحظة',
  remove: 'حذف الملاحظة',
  change: 'تعديل',
  changeOn: 'تعديل الملاحظة: {{label}}',
}
