import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { planAtom } from '../state/atoms'

/** What the price of the plan is called: the dearest product's, with which the others move. */
export function usePriceLabel(): string {
  const { t } = useTranslation('summary')
  const { products, productName } = useAtomValue(planAtom)
  const dearest = products.reduce<(typeof products)[number] | undefined>(
    (top, one) => (top === undefined || one.unitPriceInclVAT > top.unitPriceInclVAT ? one : top),
    undefined,
  )
  const product = dearest?.name.trim() || productName.trim()
  if (product === '') return t('sliders.priceAlone')
  return t(products.length > 1 ? 'sliders.priceOfDearest' : 'sliders.price', { product })
}
