import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useTranslation } from 'react-i18next'
import { isSameData } from '../../../domain/text/same-data'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { evaluatedInStateAtom } from '../concluded'

const resultsAtom = selectAtom(evaluatedInStateAtom, ({ products }) => products, isSameData)
const namesAtom = selectAtom(
  atom((get) => get(planAtom).products.map(({ name }) => name.trim())),
  (names) => names,
  isSameData,
)

const columnIds = ['product', 'units', 'perUnit', 'month', 'margin'] as const

/** What each product leaves, with the sentence about the best one; null for one product. */
export function useProducts() {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const results = useAtomValue(resultsAtom)
  const names = useAtomValue(namesAtom)
  const nameOf = (at: number) => names[at] || t('products.unnamed', { number: number(at + 1) })
  const best = results.reduce((top, one, at) => (one.contribution > (results[top]?.contribution ?? 0) ? at : top), 0)
  const most = results[best]?.contribution ?? 0
  const intro =
    results.length < 2
      ? null
      : most > 0
        ? t('products.best', { name: nameOf(best), amount: money(most, wholeMoney) })
        : t('products.noneLeaves')
  return { results, nameOf, intro, columns: columnIds.map((id) => t(`products.${id}`)) }
}
