import { expect, it } from 'vitest'
import { languages } from '../../src/domain/options'
import { loadTexts } from './dictionaries'

const saysVatIsInOrOut =
  /(?:includ|exclud)\w+ VAT|VAT (?:is )?(?:included|excluded)|(?:شامل|بدون|دون|قبل)\S* (?:ال)?ضريبة|شامل\S* الضريبة/

/** Screens of a plan: their texts are those that a variant without VAT may replace. */
const dictionaries =
  'advanced cash cash-inputs cod costs evaluator explain fields questions results revenue rules season setup stores summary vat'

/** The words of the switch itself, and those of bills: they carry VAT whether or not the store is registered. */
const rightForAll = /^(revenue\.vat\.registered|explain\.(words\.(taxedFixedMo|feesWithVat)|cashMonth\.\w+))$/

it.each(languages)(
  'each text in %s that calls prices or revenue with or without VAT has one for a store without',
  async (language) => {
    const texts = await loadTexts(language)
    const wanted = [...texts].filter(([key, text]) => {
      const [dictionary = ''] = key.split('.')
      return dictionaries.split(' ').includes(dictionary) && saysVatIsInOrOut.test(text) && !rightForAll.test(key)
    })
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.map(([key]) => key).filter((key) => !texts.has(`no-vat.${key}`))).toEqual([])
  },
)

it.each(languages)('each text in %s for a store without VAT replaces one, and says neither', async (language) => {
  const texts = await loadTexts(language)
  const replacing = [...texts].filter(([key]) => key.startsWith('no-vat.'))
  const keyOf = (key: string) => key.slice('no-vat.'.length)
  expect(replacing.map(([key]) => keyOf(key)).filter((key) => !texts.has(key))).toEqual([])
  const variables = (text: string | undefined) =>
    [...(text ?? '').matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()
  for (const [key, text] of replacing) expect(variables(text), key).toEqual(variables(texts.get(keyOf(key))))
})

it.each(languages)(
  'each text in %s for the reader of a shared plan replaces one, with the same figures',
  async (language) => {
    const texts = await loadTexts(language)
    const replacing = [...texts].filter(([key]) => key.startsWith('reader.'))
    expect(replacing.length).toBeGreaterThan(10)
    const variables = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()
    for (const [key, text] of replacing)
      expect(variables(text), key).toEqual(variables(texts.get(key.slice('reader.'.length))))
  },
)
