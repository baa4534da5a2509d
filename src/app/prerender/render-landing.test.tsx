import { describe, expect, it } from 'vitest'
import { consultation } from '../../domain/site/product-price'
import { landing as ar } from '../../i18n/ar/landing'
import { landing as en } from '../../i18n/en/landing'
import { linkName } from '../../landing/sections/about-us'
import { sampleFigures } from '../../landing/sections/sample-figures'
import type { Site } from '../../landing/site'
import { renderLanding } from './render-landing'

const bare: Site = {
  supportWhatsapp: null,
  supportEmail: null,
  operatorName: null,
  operatorRegistration: null,
  operatorAddress: null,
  operatorVatNumber: null,
  creatorName: null,
  creatorLinks: [],
  takesCards: false,
  takesTransfers: false,
  isSignedIn: false,
  freePlaces: 100,
  hasFreePlace: true,
}
const page = (site: Partial<Site> = {}, language: 'en' | 'ar' = 'en') => renderLanding(language, { ...bare, ...site })
const textOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]+>/g, ' ')

describe('the landing page', () => {
  it('shows no creator and no links without settings', () => {
    expect(page()).toContain(en.creator.unnamed)
    expect(page()).not.toMatch(/href="(https?|mailto):/)
  })

  it('asks who made it only where it can say so: the creator, else who sells it', () => {
    expect(textOf(page())).not.toContain(en.creator.title)
    expect(textOf(page({ operatorName: 'Mizan Trading' }))).toMatch(/Who made it\s+Made by \u2068Mizan Trading/)
    expect(textOf(page({ operatorName: 'Mizan Trading', creatorName: 'Huda' }))).toContain('Made by \u2068Huda')
  })

  it('shows the name of the creator and links, escaped', () => {
    const html = page({
      creatorName: '<b>Huda</b>',
      creatorLinks: ['https://www.linkedin.com/in/huda', 'https://x.com/huda', 'https://huda.example/me'],
    })
    expect(html).toContain('&lt;b&gt;Huda&lt;/b&gt;')
    for (const name of ['LinkedIn', '>X<', 'huda.example']) expect(html).toContain(name)
    expect(html).not.toContain(en.creator.unnamed)
  })

  it.each([
    ['https://wa.me/966500000000', 'واتساب'],
    ['https://t.me/mizan', 'تيليغرام'],
    ['https://notx.com/me', 'notx.com'],
  ])('calls %s %s', (address, name) => {
    expect(linkName(address, ar.creator)).toBe(name)
  })

  it('leads to support by chat, else by mail', () => {
    expect(page({ supportWhatsapp: '966500000000' })).toContain('https://wa.me/966500000000?text=Hello')
    expect(page({ supportEmail: 'help@mizan.example' })).toContain('mailto:help@mizan.example')
  })

  it('says free only while a place is free', () => {
    expect(textOf(page())).toContain(en.hero.earlyAccess)
    expect(textOf(page())).toContain(en.pricing.placesOpen)
    expect(textOf(page())).toContain(en.header.start)
    expect(textOf(page())).not.toContain(en.header.buy)
    const taken = textOf(page({ hasFreePlace: false }))
    expect(taken).not.toContain(en.hero.earlyAccess)
    expect(taken).not.toContain(en.pricing.placesOpen)
    expect(taken).toContain(en.header.buy)
    expect(taken).toContain('Lifetime access: SAR\u00a0199, paid once')
    // What cannot be bought today is said to come later.
    expect(textOf(page())).not.toMatch(/Every purchase|Already purchased/)
    expect(textOf(page())).toContain('After the free places: SAR\u00a0199, paid once, with 2 hours')
    expect(taken).toMatch(/Every purchase includes 2 hours.*Already purchased/s)
  })

  it('asks 199 riyals, in the words of each language', () => {
    expect(textOf(page())).toContain('SAR\u00a0199')
    expect(textOf(page({}, 'ar'))).toContain('199\u00a0ر.س')
  })

  it('promises the hours of consultation that are sold', () => {
    expect(consultation.hours).toBe(2)
    expect(en.hero.consultation).toContain('2 hours')
    expect(ar.hero.consultation).toContain('ساعتا استشارة')
  })

  it('tells search engines the price and the same questions and answers that it shows', () => {
    const html = page({}, 'ar')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    const [product, faq] = JSON.parse(json)['@graph']
    expect(product).toMatchObject({ '@type': 'SoftwareApplication', offers: { price: 199, priceCurrency: 'SAR' } })
    expect(faq.mainEntity).toHaveLength(Object.keys(ar.faq.items).length)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(textOf(html)).toContain(name)
      expect(textOf(html)).toContain(acceptedAnswer.text)
    }
  })

  it('keeps every percent sign at the right of its digits in Arabic', () => {
    const text = textOf(page({ operatorVatNumber: '300000000000003', hasFreePlace: false }, 'ar'))
    expect(text.match(/\d\u200e%\u200e/g)?.length).toBeGreaterThan(3)
    expect(text).not.toMatch(/\d%/)
  })

  it('names who sells, and splits VAT off for a seller who is registered alone', () => {
    expect(textOf(page())).not.toMatch(/25\.96|VAT number/)
    const seller = { operatorName: 'Mizan Trading', operatorVatNumber: '300000000000003' }
    const named = textOf(page({ ...seller, hasFreePlace: false }))
    expect(named).toMatch(/Mizan Trading\s+VAT number\s+300000000000003/)
    expect(named).toContain('25.96')
  })

  it('leaves no place of a text unfilled', () => {
    for (const language of ['en', 'ar'] as const)
      expect(textOf(page({ creatorName: 'Huda' }, language))).not.toMatch(/\{\{|undefined|NaN/)
  })

  it('its examples of a loss and of missing cash follow from the model', () => {
    const { monthly, cheaper, projection } = sampleFigures()
    expect(monthly.operatingIncome).toBeGreaterThan(0)
    expect(cheaper.operatingIncome).toBeLessThan(0)
    expect(projection.slice(1).every(({ operatingIncome }) => operatingIncome > 0)).toBe(true)
  })
})
