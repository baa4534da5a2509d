import type { Translation } from '../../dictionary'
import type { exportFile as english } from '../../en/workbook/export-file'

export const exportFile: Translation<typeof english> = {
  download: 'تنزيل',
  again: 'تنزيل مرة أخرى',
  share: 'مشاركة',
  another: 'إعداد ملف آخر',
  kilobytes: '{{figure}} كيلوبايت',
  untitled: 'متجري',
}
