import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../../domain/plan/plan'
import { Words } from '../../../../files/pdf/words'
import { shownPlanAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'

/** The products that fit in a line of so many letters are named, each by as many of its own. */
const [lineLength, longestName] = [92, 26]

const isSold = ({ unitsPerMonth }: Plan['products'][number]) => unitsPerMonth > 0

const shortened = (name: string) =>
  [...name].length > longestName ? `${[...name].slice(0, longestName).join('').trim()}…` : name

/** What the store sells, in one line: products with their prices and units a month, and how many more there are. */
function useProductsText(): string {
  const { t } = useTranslation('report')
  const { money, number } = useFormat()
  const sold = useAtomValue(shownPlanAtom).products.filter(isSold)
  let text = ''
  let letters = 0
  for (const [at, { name, unitPriceInclVAT, unitsPerMonth }] of sold.entries()) {
    const called = shortened(name.trim()) || t('unnamed')
    const figures = `${money(unitPriceInclVAT)} × ${number(unitsPerMonth)}`
    letters += called.length + figures.length + (at > 1 ? 4 : 1)
    if (at > 0 && letters > lineLength) return `${text} ${t('moreProducts', { count: sold.length - at })}`
    // A name may be of another direction than the page: it stands apart from its price, and each product from the next.
    const next = `\u2068\u2068${called}\u2069 ${figures}\u2069`
    text = at === 0 ? next : `${text} · ${next}`
  }
  return text
}

export function Products() {
  const { t } = useTranslation('report')
  const text = useProductsText()
  return text === '' ? null : (
    <Words size={9} colour="muted" style={{ marginTop: 4 }}>
      {`${t('sells')} ${text}`}
    </Words>
  )
}
