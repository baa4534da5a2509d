import { useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CostQuestion } from '../../domain/options'
import { costsNothing, isExample, withAnswered, withExampleTaken } from '../../domain/rules/unanswered'
import { Button } from '../../ui/button'
import { planAtom } from '../state/atoms'
import { useChange } from '../state/use-change'

const fieldOf: Record<CostQuestion, string> = {
  productCost: 'products.0.exFactoryPrice',
  delivery: 'shippingPerOrder',
  marketing: 'customerAcquisitionCost',
  fixedCosts: 'overheads.ecommercePlatform.amount',
}

/** The button goes with its question: the reader goes on with the field. */
const goOnWith = (path: string) =>
  requestAnimationFrame(() => document.getElementById(path)?.focus({ preventScroll: true }))

/** Marks an unanswered question; one tap accepts the values in its fields as the answer. */
export function AcceptCosts({ question }: { question: CostQuestion }) {
  const { t } = useTranslation('questions')
  const plan = useAtomValue(planAtom)
  const change = useChange()
  const path = fieldOf[question]
  const accept = () => {
    change(path, (now) => withAnswered(now, [question]))
    goOnWith(path)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3 py-2">
      <p className="text-small">{t(`ask.${question}`)}</p>
      <Button onClick={accept}>{t(costsNothing(plan, question) ? 'costsNothing' : 'takeExample')}</Button>
    </div>
  )
}

/** Says that a product stands as an example, and takes its figures as they are with one tap. */
export function TakeExample({ index }: { index: number }) {
  const { t } = useTranslation('questions')
  const store = useStore()
  const change = useChange()
  const path = `products.${index}.unitPriceInclVAT`
  const take = () => {
    const product = store.get(planAtom).products[index]
    if (product && isExample(store.get(planAtom), product)) change(path, (now) => withExampleTaken(now, product))
    goOnWith(path)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3 py-2">
      <p className="text-small">{t('exampleProduct')}</p>
      <Button onClick={take}>{t('takeExample')}</Button>
    </div>
  )
}

/** Replaces the sum of a section with an open question. */
export function OpenWord() {
  const { t } = useTranslation('questions')
  return <span className="font-medium text-warning">{t('open')}</span>
}

/** Marks a figure that the product wrote. */
export function ExampleWord() {
  const { t } = useTranslation('questions')
  return <span className="shrink-0 rounded-full bg-warning-soft px-2 text-small text-warning">{t('example')}</span>
}
