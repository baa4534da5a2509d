import { atom, useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import type { CostQuestion } from '../../../domain/questions'
import { withRegistration } from '../../../domain/quick-start/opening'
import {
  costsNothing,
  isCostAlone,
  isExample,
  missingAnswers,
  pathOf,
  withAnswered,
  withExampleTaken,
} from '../../../domain/rules/unanswered'
import { Button } from '../../../ui/button'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'

const fieldOf = (plan: Plan, question: CostQuestion) =>
  question === 'productCost' ? 'products.0.exFactoryPrice' : pathOf(plan, question)

/** Of delivery one amount may be there already: then the other is asked for. */
function costQuestionOf(plan: Plan, question: CostQuestion) {
  const { shippingPerOrder, packagingPerOrder } = plan
  const isHalf = question === 'delivery' && (shippingPerOrder !== 0) !== (packagingPerOrder !== 0)
  if (isHalf) return { ask: shippingPerOrder === 0 ? 'shipping' : 'packaging', isNothing: true } as const
  return { ask: question, isNothing: costsNothing(plan, question) } as const
}

/** The button goes with its question: the reader goes on with the field, the first of several that is on the screen. */
const goOnWith = (...paths: string[]) =>
  requestAnimationFrame(() => {
    const [field] = paths.flatMap((path) => document.getElementById(path) ?? [])
    field?.focus({ preventScroll: true })
  })

/** Marks an unanswered question; one tap accepts the values in its fields as the answer. */
export function AcceptCosts({ question }: { question: CostQuestion }) {
  const { t } = useTranslation('questions')
  const plan = useAtomValue(planAtom)
  const change = useChange()
  const path = fieldOf(plan, question)
  const { ask, isNothing } = costQuestionOf(plan, question)
  const accept = () => {
    change(path, (now) => withAnswered(now, [question]))
    goOnWith(path)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3 py-2">
      <p className="text-small">{t(`ask.${ask}`)}</p>
      <Button onClick={accept}>{t(isNothing ? 'costsNothing' : 'takeExample')}</Button>
    </div>
  )
}

/** Says that a product stands as an example, and takes its figures as they are with one tap. */
export function TakeExample({ index }: { index: number }) {
  const { t } = useTranslation('questions')
  const store = useStore()
  const change = useChange()
  const shown = useAtomValue(planAtom)
  const example = shown.products[index]
  const isFree = example !== undefined && isCostAlone(shown, example)
  const [price, cost] = [`products.${index}.unitPriceInclVAT`, `products.${index}.exFactoryPrice`]
  const take = () => {
    const product = store.get(planAtom).products[index]
    if (product && isExample(store.get(planAtom), product))
      change(isFree ? cost : price, (now) => withExampleTaken(now, product))
    goOnWith(price, cost)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3 py-2">
      <p className="text-small">{t(isFree ? 'ask.productCost' : 'exampleProduct')}</p>
      <Button onClick={take}>{t(isFree ? 'costsNothing' : 'takeExample')}</Button>
    </div>
  )
}

const asksPayAtom = atom((get) => missingAnswers(get(planAtom)).some(({ question }) => question === 'ownerPay'))

/** One tap for an owner who takes nothing yet, while that is open. */
export function NothingForNow() {
  const { t } = useTranslation('questions')
  const change = useChange()
  if (!useAtomValue(asksPayAtom)) return null
  return (
    <Button
      className="mt-2"
      onClick={() => {
        change('ownerPayMo', (plan) => ({ ...plan, ownerPayMo: 0 }))
        goOnWith('ownerPayMo')
      }}
    >
      {t('nothingForNow')}
    </Button>
  )
}

const asksRegistrationAtom = atom((get) =>
  missingAnswers(get(planAtom)).some(({ question }) => question === 'vatRegistration'),
)

/** Whether the store is registered, in one tap, while that is open. */
export function AcceptRegistration() {
  const { t } = useTranslation('questions')
  const change = useChange()
  if (!useAtomValue(asksRegistrationAtom)) return null
  const answer = (said: 'yes' | 'no') => () => {
    change('vatRegistered', (plan) => withRegistration(plan, said))
    goOnWith('vatRegistered')
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3 py-2">
      <p className="text-small">{t('ask.vatRegistration')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={answer('yes')}>{t('registered')}</Button>
        <Button onClick={answer('no')}>{t('notRegistered')}</Button>
      </div>
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
