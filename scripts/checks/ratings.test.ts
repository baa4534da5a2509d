import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/domain/options'
import { loadTexts } from './dictionaries'
import { plain, wordPattern } from './forbidden-words'
import { read } from './sources'

/** The table of ratings of the glossary: a scale and its words in each language. */
function glossaryRatings(): Map<string, Record<Language, string[]>> {
  const [, table = ''] = read('docs/glossary.md').split('## Ratings')
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(2)
  const words = (cell = '') => cell.split(/[,،]/).map((word) => plain(word).trim())
  return new Map(rows.map(([, scale = '', en, ar]) => [scale.trim(), { en: words(en), ar: words(ar) }]))
}

/** Where the product rates, and by which scale. */
const scales: Record<string, RegExp> = {
  verdict: /^options\.verdictWords\./,
  'performance badge': /^options\.performanceBadges\./,
  'gross margin beside its category': /^options\.benchmarkStatuses\./,
  'gross margin': /^results\.cards\.(great|decent|low)$/,
  'profit margin': /^results\.cards\.(excellent|good|tight|loses)$/,
  'health score and its parts': /^results\.advanced\.tones\./,
}

/** Words that rate; those that the glossary does not hold are said of no store. */
const rating: Record<Language, string> = {
  en: 'great decent excellent good acceptable fair tight healthy sound strong moderate solid robust poor weak bad awful terrible mediocre unhealthy amazing awesome fantastic superb outstanding brilliant impressive satisfactory promising viable thriving struggling failing fragile dangerous critical alarming disappointing optimal perfect',
  ar: 'ممتاز ممتازة جيد جيدة مقبول مقبولة سليم سليمة رائع رائعة مذهل مبهر مثالي مثالية ضعيف ضعيفة سيئ سيئة رديء فاشل ناجح ناجحة واعد واعدة خطير خطيرة هش هشة متين متينة صلب مرض مرضية مخيب مقلق متعثر مزدهر كارثي لا_بأس',
}

/** Texts of other pages than those about a store's figures. */
const elsewhere =
  /^(account|landing|legal|mail|chat|errors|payment|paywall|shell|saving|admin|admin-(audit|users|orders|dashboard))\./

const ratings = glossaryRatings()
const known = (language: Language) => new Set([...ratings.values()].flatMap((words) => words[language]))

describe.each(languages)('ratings in %s', (language) => {
  it('are those of the glossary, each scale its own', async () => {
    const texts = [...(await loadTexts(language))]
    expect([...ratings.keys()].sort()).toEqual(Object.keys(scales).sort())
    for (const [scale, keys] of Object.entries(scales)) {
      const said = texts.filter(([key]) => keys.test(key)).map(([, text]) => plain(text).toLowerCase())
      expect(new Set(said), scale).toEqual(new Set(ratings.get(scale)?.[language]))
    }
  })

  it('say nothing of a store that the glossary does not say', async () => {
    const allowed = known(language)
    const others = rating[language]
      .split(' ')
      .map((word) => word.replace('_', ' '))
      .filter((word) => !allowed.has(plain(word)) && !allowed.has(plain(word).replace(/ة$/, '')))
    expect(others.length).toBeGreaterThan(10)
    const found = [...(await loadTexts(language))]
      .filter(([key]) => !elsewhere.test(key))
      .flatMap(([key, text]) =>
        others.filter((words) => wordPattern({ words }, language).test(plain(text))).map((word) => `${key}: ${word}`),
      )
    expect(found).toEqual([])
  })

  it('give the verdict the same word in its title', async () => {
    const texts = await loadTexts(language)
    for (const verdict of ['unprofitable', 'moderate', 'strong']) {
      const word = plain(texts.get(`options.verdictWords.${verdict}`) ?? '—')
      expect(plain(texts.get(`options.verdicts.${verdict}`) ?? '').toLowerCase()).toContain(word.toLowerCase())
    }
  })
})
