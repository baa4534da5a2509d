import { describe, expect, it } from 'vitest'
import { createRefuseEasyPassword } from './judge'
import { emptyList } from './word-list'

const refuse = createRefuseEasyPassword(emptyList)

function isRefused(password: string): boolean {
  try {
    refuse(password, { email: 'noura.alharbi@abayas.example', phone: '7911123456' })
    return false
  } catch {
    return true
  }
}

const easy = {
  'in digits of any script': ['٠١٢٣٤٥٦٧', '۱۲۳۴۵۶۷۸', '१२३४५६७८', '１２３４５６７８'],
  'with signs for letters': ['Aa@123456', 'P@$$w0rd!', 'p4ssw0rd', '$aud1_2030', 'M1zan2026'],
  'of words from here': [
    'Saudi2030',
    'riyadh2026',
    'alhilal1',
    '1445makkah',
    'Mohammed_1990',
    'saudi-arabia',
    'cr7riyadh',
  ],
  'of words from here in Arabic': ['الهلال2026', 'السعوديّة١٤٤٥', 'الرياض-2030', 'محمد1990', 'اهلي_جدة'],
  'with the name of the product': [
    'nizamnizam',
    'mizan2026',
    'nazim2026',
    'الميزان1',
    'نازيم2026',
    'meezan!!',
    'ilovemizan',
    'I love Mizan 2026',
    'انا احب ميزان',
  ],
  'about a shop': ['myshop2026', 'my_store_1', 'متجري2026'],
  'that are telephone numbers': [
    '0551234567',
    '966 55 987 6543',
    '+966551237654',
    '٠٥٥٩٨٧٦٥٤٣',
    '00966559876543',
    '07911 123456',
  ],
  'of sentences that all know': [
    'correct-horse',
    'correct horse battery staple',
    'open sesame',
    'بسم الله الرحمن',
    'افتح يا سمسم',
  ],
  'along the keyboard or the alphabet': ['qwer4321', 'abcd1234', 'ضصثقفغعه', 'ابجد هوز', '87654321', 'asdf;lkj'],
  'that repeat themselves': ['abcabcab', 'aaaaaaaa', 'sunny sunny ', 'blub1blub1'],
  'of the address': ['noura.alharbi', 'alharbi2026', 'Noura@2026', 'abayas123'],
}

describe('a password that is easy to guess is refused', () => {
  it.each(Object.entries(easy))('%s', (_, passwords) => {
    expect(passwords.filter((password) => !isRefused(password))).toEqual([])
  })
})

const good = [
  ...[
    'three tall camels',
    'purple-lantern-7-dunes',
    'sabah noor 9 qahwa',
    'my neighbour sells figs',
    'Saudi coffee at four',
  ],
  ...[
    'Riyadh rain in March',
    'tea before the exam',
    'k7#Wq!t2Zp',
    'xvR9-tuLm-3nQd',
    'wolf.pencil.harbour',
    'hT5kq8Lm2x',
  ],
  ...[
    '7 quartz tables',
    '6 figs',
    'one hundred small boats',
    'zebra umbrella kettle',
    'ledger-moss-violin',
    'gQ4!nb2Rty',
  ],
  ...['the oud shop of my aunt', 'Hilal moon over Abha hills', 'not the usual road home', 'mustard sofa 41 birds'],
  ...[
    'قهوة الصباح مع أمي',
    'بيت جدتي له باب أزرق',
    'الهلال فوق سطح بيتنا',
    'سبع نخلات خلف المدرسة',
    'مشينا في المطر حتى المغرب',
  ],
  ...[
    'دفتر أخضر وقلم مكسور',
    'تمر سكري وقهوة شقراء',
    'طار الحمام من شباكنا',
    'القطار تأخر خمس دقائق',
    'خالي يبيع العسل في أبها',
  ],
  ...['رائحة الخبز بعد الفجر', 'كوب شاي بالنعناع ٧ مساء'],
]

it('a password of unrelated words or chosen by chance passes, in both languages', () => {
  expect(good.filter(isRefused)).toEqual([])
})
