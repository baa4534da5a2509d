import type { Translation } from '../../dictionary'
import type { making as english } from '../../en/workbook/making'

export const making: Translation<typeof english> = {
  download: 'تنزيل',
  again: 'تنزيل مرة أخرى',
  share: 'مشاركة',
  another: 'إعداد ملف آخر',
  kilobytes: '{{figure}} كيلوبايت',
  untitled: 'متجري',
}
