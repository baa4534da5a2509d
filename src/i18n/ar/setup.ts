import type { Translation } from '../dictionary'
import type { setup as english } from '../en/setup'

export const setup: Translation<typeof english> = {
  title: 'البداية',
  basics: 'أساسيات المشروع',
  basicsIntro: 'تكفي ثلاث إجابات للبدء، ويمكن تغيير كل شيء لاحقًا.',
  storeNameHint: 'الاسم الذي سيراه عملاؤك، ويكفي اسم مبدئي.',
  productNameHint: 'ما تبيعه، في كلمات قليلة.',
  chooseCategory: 'اختر فئة',
  categoryHint: 'تحدد الهوامش وتكاليف اكتساب العملاء التي يُقارن بها متجرك.',
}
