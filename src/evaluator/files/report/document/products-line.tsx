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
  for (const [at, { name, unitPriceInclVAT, unitsPerMonth }] of sold.entries()) {
    const next = `${shortened(name.trim()) || t('unnamed')} ${money(unitPriceInclVAT)} × ${number(unitsPerMonth)}`
    if (at > 0 && text.length + next.length > lineLength)
      return `${text} ${t('moreProducts', { count: sold.length - at })}`
    text = at === 0 ? next : `${text} · ${next}`
  }
  return text
}

export function Products() {
  const { t } = useTranslation('report')
  const text = useProductsText()
  return text === '' ? null : (
    <Words size={8.5} colour="muted" style={{ marginTop: 4 }}>
      {`${t('sells')} ${text}`}
    </Words>
  )
}
