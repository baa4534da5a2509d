import { atom, useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { CostQuestion } from '../../../domain/questions'
import { type ExampleField, isExample, isExampleFigure, isOpen } from '../../../domain/rules/unanswered'
import { lazyPage } from '../../../i18n/lazy-page'
import { hasUnansweredAtom, planAtom } from '../../state/atoms'
import { hasWrongFieldsAtom } from '../../state/unanswered'

// What asks, loaded with its words when there is something to ask.

export const LazyFirstResult = lazyPage(
  () => import('./first-result').then((module) => module.FirstResult),
  'questions',
)
export const LazyFirstResultLine = lazyPage(
  () => import('./first-result').then((module) => module.FirstResultLine),
  'questions',
)
const LazyFirstResultPanel = lazyPage(
  () => import('./first-result').then((module) => module.FirstResultPanel),
  'questions',
)
export const LazyEnterMissing = lazyPage(
  () => import('./first-result').then((module) => module.EnterMissing),
  'questions',
)
const LazyAcceptCosts = lazyPage(() => import('./accept').then((module) => module.AcceptCosts), 'questions')
const LazyWrongFields = lazyPage(
  () => import('./wrong-fields').then((module) => module.WrongFields),
  'questions',
  'fields',
  'rules',
  'costs',
)
const LazyTakeExample = lazyPage(() => import('./accept').then((module) => module.TakeExample), 'questions')
const LazyOpenWord = lazyPage(() => import('./accept').then((module) => module.OpenWord), 'questions')
const LazyExampleWord = lazyPage(() => import('./accept').then((module) => module.ExampleWord), 'questions')

/** What Results show while something is missing. */
export function FirstResultPanel() {
  return (
    <Suspense fallback={null}>
      <LazyFirstResultPanel />
    </Suspense>
  )
}

/** Which fields the figures cannot rely on. */
export function WrongFieldsNotice() {
  return useAtomValue(hasWrongFieldsAtom) ? (
    <Suspense fallback={null}>
      <LazyWrongFields />
    </Suspense>
  ) : null
}

/** Whether a question of the costs is open; a section that asks none has none. */
function useIsOpen(question: CostQuestion | undefined): boolean {
  return useAtomValue(
    useMemo(() => atom((get) => question !== undefined && isOpen(get(planAtom), question)), [question]),
  )
}

/** What a section of costs comes to, once its question is answered. */
export function SubtotalOnceAnswered({
  question,
  children,
}: {
  question: CostQuestion | undefined
  children: ReactNode
}) {
  return useIsOpen(question) ? (
    <Suspense fallback={null}>
      <LazyOpenWord />
    </Suspense>
  ) : (
    children
  )
}

/** The question of a section of costs while it is open, with the tap that answers it. */
export function OpenQuestion({ question }: { question: CostQuestion }) {
  return useIsOpen(question) ? (
    <Suspense fallback={null}>
      <LazyAcceptCosts question={question} />
    </Suspense>
  ) : null
}

/** That a product stands as an example, with the tap that takes it. */
export function ExampleNote({ index }: { index: number }) {
  const shown = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          if (!get(hasUnansweredAtom)) return false
          const plan = get(planAtom)
          const product = plan.products[index]
          return product !== undefined && isExample(plan, product)
        }),
      [index],
    ),
  )
  return shown ? (
    <Suspense fallback={null}>
      <LazyTakeExample index={index} />
    </Suspense>
  ) : null
}

/** Marks a figure of an added product until it is typed over or taken. */
export function ExampleMark({ index, field }: { index: number; field: ExampleField }) {
  const shown = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          if (!get(hasUnansweredAtom)) return false
          const plan = get(planAtom)
          const product = plan.products[index]
          return product !== undefined && isExampleFigure(plan, product, field)
        }),
      [index, field],
    ),
  )
  return shown ? <Word /> : null
}

const isCacExampleAtom = atom((get) => {
  const plan = get(planAtom)
  return isOpen(plan, 'marketing') && plan.customerAcquisitionCost > 0
})

/** Marks the acquisition cost that a new plan begins with, while it is unanswered. */
export function CacExampleMark() {
  return useAtomValue(isCacExampleAtom) ? <Word /> : null
}

function Word() {
  return (
    <Suspense fallback={null}>
      <LazyExampleWord />
    </Suspense>
  )
}
