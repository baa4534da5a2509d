import type { Translation } from '../../dictionary'
import type { stores as english } from '../../en/evaluator/stores'

export const stores: Translation<typeof english> = {
  secondSample: {
    storeName: 'ليان للعطور',
    productName: 'عطور ومعطرات منزلية',
    products: { first: 'عطر ورد وعود 50 مل', second: 'معطر مفارش', third: 'دليل العطور (ملف PDF)' },
    packing: 'مساعدة تغليف',
    service: 'خدمة عملاء',
    photos: 'تصوير المنتجات',
  },
  example: '{{name}} (مثال)',
  starters: {
    perfume: {
      name: 'عطور',
      about: 'مستوردة، ودفع عند الاستلام، وغير مسجّل في الضريبة',
    },
    abaya: {
      name: 'عبايات',
      about: 'تفصيل مشغل محلي، ومرتجعاتها كثيرة',
      storeName: 'متجر عبايات',
      productName: 'عبايات',
      products: { first: 'عباية يومية', second: 'عباية مطرزة', third: 'طرحة شيفون' },
    },
    coffee: {
      name: 'قهوة',
      about: 'تحميص محلي، وعملاء يعيدون الشراء كل شهر',
      storeName: 'متجر قهوة',
      productName: 'قهوة مختصة',
      products: { first: 'بن إثيوبي 250 جم', second: 'خلطة إسبريسو 1 كجم', third: 'أظرف قهوة مقطّرة، علبة 10' },
    },
    dates: {
      name: 'تمور',
      about: 'من المزارع، في علب هدايا',
      storeName: 'متجر تمور',
      productName: 'تمور وعلب هدايا',
      products: { first: 'علبة هدايا 1 كجم', second: 'تمر عجوة 500 جم', third: 'علبة تمر محشي' },
    },
    accessories: {
      name: 'إكسسوارات',
      about: 'مستوردة، خفيفة الوزن ومنخفضة السعر',
      storeName: 'متجر إكسسوارات',
      productName: 'إكسسوارات نسائية',
      products: { first: 'سلسال', second: 'سوار', third: 'طقم خواتم' },
    },
    home: {
      name: 'مستلزمات المنزل',
      about: 'أطقم قهوة وصوانٍ ومباخر',
      storeName: 'متجر مستلزمات المنزل',
      productName: 'أدوات ضيافة',
      products: { first: 'مبخرة', second: 'طقم قهوة', third: 'صينية تقديم' },
    },
  },
}
