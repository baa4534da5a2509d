import type { Translation } from '../../dictionary'
import type { setup as english } from '../../en/evaluator/setup'

export const setup: Translation<typeof english> = {
  title: 'جهّز هذه الأرقام',
  basics: 'معلومات المتجر',
  basicsIntro: 'تكفي إجابات قليلة للبدء، ويمكن تغيير كل شيء لاحقًا.',
  storeNameHint: 'الاسم الذي سيراه عملاؤك، ويكفي اسم مبدئي.',
  productNameHint: 'ما تبيعه، في كلمات قليلة.',
  chooseCategory: 'اختيار الفئة',
  categoryHint: 'تحدد الهوامش وتكاليف اكتساب العملاء التي يُقارن بها متجرك.',
  categoryTypical: {
    fallback: 'تقديرنا لهذه الفئة: هامش مجمل الربح {{margin}}، و{{cac}} لاكتساب العميل الواحد.',
    admin: 'المعتاد في هذه الفئة: هامش مجمل الربح {{margin}}، و{{cac}} لاكتساب العميل الواحد.',
  },
  gettingStartedIntro: 'تكفي التقديرات، فالنتائج تتحدّث مع كل رقم تكتبه.',
  duties: 'الوثائق والالتزامات قبل الافتتاح وبعده',
  atHand: {
    revenue: 'سعر كل منتج، وعدد الوحدات التي تتوقع بيعها في الشهر.',
    product: 'تكلفة الوحدة حتى تصل إلى مستودعك.',
    order: 'تكلفة التغليف والشحن والدفع للطلب الواحد.',
    fixed: 'ما تدفعه كل شهر: التطبيقات والفريق والإيجار والتسويق.',
  },
}
