import type { Translation } from '../dictionary'
import type { revenue as english } from '../en/revenue'

export const revenue: Translation<typeof english> = {
  portfolio: 'مجموعة المنتجات',
  portfolioIntro: 'حتى ثلاثة منتجات. الأسعار هي ما يدفعه العميل شاملًا الضريبة.',
  unitsUnit: 'وحدة',
  store: 'إعدادات المتجر',
}
