import type { Translation } from '../../dictionary'
import type { advanced as english } from '../../en/evaluator/advanced'

export const advanced: Translation<typeof english> = {
  title: 'التحليل المتقدم للنشاط',
  switchHint: 'ينظر أبعد من شهر واحد: إلى العملاء والمخزون والسيولة والنمو.',
  kept: 'عند إيقافه تبقى إعدادات هذه الخطوة محفوظة ولا تغيّر شيئًا.',
  gives: {
    title: 'ما الذي يضيفه إلى نتائجك',
    health: { name: 'درجة الصحة المالية', text: 'مدى سلامة الخطة من 0 إلى 100، في خمسة أجزاء.' },
    lifetime: { name: 'القيمة الدائمة للعميل (LTV)', text: 'ما يأتي به العميل مع الوقت مقابل تكلفة اكتسابه.' },
    cash: { name: 'السيولة شهرًا بشهر', text: 'أدنى مستوى تنزل إليه، والشهر الذي تسترد فيه رأس مالك.' },
    capital: {
      name: 'رأس المال العامل',
      text: 'المال المجمّد في المخزون والمبالغ التي لم تصل بعد، وثلاثة أشهر من التكاليف الثابتة.',
    },
    scenarios: { name: 'ثلاثة سيناريوهات', text: 'المتحفظ والواقعي والمتفائل جنبًا إلى جنب.' },
    growth: { name: 'النمو', text: 'هل تموّل الخطة نموها بنفسها؟' },
  },
  groups: {
    customers: { title: 'العملاء', intro: 'كم يبقون معك، وكم مرة يعودون.' },
    stock: { title: 'المخزون والسيولة', intro: 'كم يبقى مالك في البضاعة قبل أن يعود إليك.' },
    returns: { title: 'المرتجعات', intro: 'يُعاد بيع ما يصلح من المرتجع، وتخسر أجرة الشحن ورسوم الدفع.' },
    growth: {
      title: 'النمو والمخاطرة',
      intro: 'يُحسب النمو مع بقاء التكاليف الثابتة وتكلفة اكتساب العميل كما هي اليوم.',
    },
  },
  figures: {
    customers: 'عدد طلبات العميل',
    stock: 'أيام تجمّد السيولة',
    returns: 'ما تخفضه المرتجعات من الربح شهريًا',
    growth: 'استرداد رأس المال',
    growthMonth: 'الشهر {{month}}',
    growthEstimate: 'الشهر {{month}}، تقدير سريع',
    growthNever: 'لا يُسترد خلال 36 شهرًا',
  },
  yearly: 'مرة سنويًا',
  times: '×',
  exampleCheck: 'مثال، راجعه على أرقامك.',
  typicalUntouched: 'قيمة معتادة، راجعها على أرقامك.',
  typicalWord: 'المعتاد:',
  range: 'من {{min}} إلى {{max}}',
  unsellableHint:
    'من كل 100 وحدة مرتجعة، كم وحدة لا يمكن بيعها مرة أخرى. المعتاد: الأغذية 100، التجميل 60، الأزياء 15، وغيرها 5.',
  hints: {
    avgCustomerLifespanMonths: 'كم شهرًا يستمر العميل في الطلب منك.',
    repeatOrderRate: 'كم مرة يعيد العميل الطلب في السنة بعد طلبه الأول.',
    inventoryTurnoverRate: 'كم مرة في السنة يُباع مخزونك ويُشترى من جديد.',
    inventoryCarryingCostPct: 'التخزين والتأمين والتلف وتجميد المال، نسبةً من قيمة المخزون.',
    supplierPaymentTermsDays: 'من وقت الطلب من المورد حتى السداد. 0 يعني أنك تدفع عند الطلب.',
    customerPaymentTermsDays:
      'من وقت البيع حتى يصلك المبلغ. تُضاف إليها أيام وصول المبلغ لوسائل الدفع في الخطوة الثالثة.',
    importLeadTimeMonths: 'من وقت الطلب حتى تصل البضاعة إلى مستودعك.',
    expectedReturnRate:
      'نسبة ما يُرجَع من الطلبات المسلَّمة. أما المرفوض عند الاستلام فمكانه رسوم الدفع في الخطوة الثالثة.',
    returnProcessingCost: 'الإعادة والفحص وإعادة التغليف لكل طلب مرتجع، بدون ضريبة القيمة المضافة.',
    monthlyGrowthRate: 'نسبة الزيادة في المبيعات عن الشهر السابق. القيمة السالبة تعني تراجعًا.',
    seasonalityFactor: 'قوة الموسم مقارنة بشهر عادي: 1 عادي، وأكثر لموسم مثل رمضان.',
    planningHorizonMonths: 'عدد الأشهر التي تُحسب لها السيولة.',
  },
  typical: {
    avgCustomerLifespanMonths: 'من 12 إلى 36 شهرًا',
    repeatOrderRate: 'من 0.2 إلى 0.6 مرة، ومن مرة إلى مرتين للمنتجات الاستهلاكية',
    inventoryTurnoverRate: 'من 4 إلى 8 مرات، و12 للأغذية',
    inventoryCarryingCostPct: 'من 20 إلى 30%',
    supplierPaymentTermsDays: '0 للطلب الأول، و30 مع مورد دائم',
    customerPaymentTermsDays: '0، فعملاء المتاجر الإلكترونية يدفعون فورًا',
    importLeadTimeMonths: 'من 0.25 إلى 1 من مورد محلي، ومن 2 إلى 3 بحرًا',
    expectedReturnRate: 'من 3 إلى 10%، وأكثر للأزياء',
    returnProcessingCost: 'من 10 إلى 30 ر.س',
    monthlyGrowthRate: 'من 0 إلى 10% في السنة الأولى',
    seasonalityFactor: '1 لشهر عادي',
    planningHorizonMonths: '12 شهرًا',
  },
  readings: {
    repeatOrderRate: 'الطلبات المتكررة في السنة من كل 100 عميل: {{orders}}',
    inventoryTurnoverRate: 'الأيام التي يكفيها المخزون: {{days}}',
    expectedReturnRate: 'المرتجع من كل 100 طلب: {{orders}}',
    monthlyGrowthRate: '{{month}} شهريًا، و{{year}} سنويًا',
    seasonalityFactor: '{{share}} من شهر عادي',
  },
  risk: {
    low: 'نخصم من العائد ربع الفارق بينه وبين السيناريو المتحفظ. لمنتج وسوق تعرفهما جيدًا.',
    medium: 'نخصم من العائد نصف الفارق بينه وبين السيناريو المتحفظ.',
    high: 'تُبنى الخطة على السيناريو المتحفظ: طلب أقل بنسبة 30% وتكاليف أعلى بنسبة 20%. لمنتج جديد، أو مورد وحيد، أو سوق مزدحم.',
  },
  impliedTitle: 'نسبة العملاء الجدد لا تتفق مع هذه الإعدادات',
}
