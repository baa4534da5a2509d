import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isDutyByGrowth, isDutyByPast } from '../../../domain/model/conclusion/concluded'
import type { VatPosition } from '../../../domain/model/evaluation'
import type { ResultName } from '../../../domain/model/results/sections'
import { figureSources } from '../../../domain/typical/typical-sources'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { kindOf } from '../../../results/result-kinds'
import { listedResults } from '../../../results/result-lists'
import { evaluationAtom, languageAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { useMonthResult } from '../../state/use-month-result'
import { useDutyMonth } from '../../steps/vat-duty/use-vat-duty'
import type { ResultRows } from '../cards/result-lists'
import { isInSarAtom, vatAtom } from '../slices'
import { usePlanMonthTexts } from '../use-plan-month-texts'

/** Amounts that are written as 0. */
const least = 0.5

/** What VAT does to a month. */
function useCostSentence(): (vat: VatPosition) => string {
  const { t } = useTranslation('vat')
  const { money } = useFormat()
  return ({ registered, outputVatMo, vatDueMo, irrecoverableVatMo }) => {
    const whole = (value: number) => money(value, wholeMoney)
    if (!registered)
      return irrecoverableVatMo < least ? t('nothing') : t('costs', { amount: whole(irrecoverableVatMo) })
    const due = vatDueMo ?? 0
    if (Math.abs(due) < least) return t('even')
    if (due < 0) return t('credit', { credit: whole(-due) })
    return t('due', { output: whole(outputVatMo), due: whole(due) })
  }
}

/** What the other state would leave; not said to a store that must be registered, or will have to be. */
function useChangeSentence(): (vat: VatPosition) => string | null {
  const { t } = useTranslation('vat')
  const result = useMonthResult()
  const now = useAtomValue(evaluationAtom).bottomLine.operatingIncome
  return (vat) => {
    if (vat.dutyMonth !== null) return null
    const other = vat.registered ? vat.incomeIfNotRegistered : vat.incomeIfRegistered
    const figures = { other: result(other), now: result(now) }
    return t(vat.registered ? 'ifNotRegistered' : 'ifRegistered', figures)
  }
}

/** Whether what was sold before the plan makes registering a duty. */
const isByPastAtom = atom((get) => {
  const { dutyMonth } = get(vatAtom)
  return dutyMonth !== null && isDutyByPast(get(shownPlanAtom), dutyMonth)
})

/** Whether only growth that is planned makes it one. */
const isByGrowthAtom = atom((get) => get(vatAtom).dutyMonth !== null && isDutyByGrowth(get(shownPlanAtom)))

/** From when a store that is registered must be. */
function useDutySentence(): (vat: VatPosition) => string | null {
  const { t } = useTranslation('vat')
  const named = useDutyMonth()
  const isByPast = useAtomValue(isByPastAtom)
  const isByGrowth = useAtomValue(isByGrowthAtom)
  return ({ registered, dutyMonth: month }) => {
    if (!registered || month === null) return null
    if (month !== 1) return t('becomesDuty', { month: named(month) })
    return t(isByGrowth ? 'isDutyIfGrows' : isByPast ? 'isDutyByPast' : 'isDuty')
  }
}

/** From when a store may register by choice, where it need not. */
function useMayRegister(): (vat: VatPosition) => string | null {
  const { t } = useTranslation('vat')
  const monthName = useMonthName()
  return ({ mayRegisterMonth: first, dutyMonth }) => {
    if (first === null || dutyMonth !== null) return null
    return first === 1 ? t('mayRegisterAtStart') : t('mayRegister', { month: monthName(first) })
  }
}

/** What VAT costs or brings a month, and what the other state would change: the first sentence says most. */
export function useVatSentences(): { main: string; more: string[] } {
  const vat = useAtomValue(vatAtom)
  const cost = useCostSentence()
  const change = useChangeSentence()
  const duty = useDutySentence()
  const may = useMayRegister()
  const more = [change(vat), duty(vat), may(vat)]
  return { main: cost(vat), more: more.filter((sentence) => sentence !== null) }
}

const list = listedResults('vat')
const monthRows = list.rows.filter((name) => kindOf(name) === 'planMonth')

/** What says nothing of a store in its state. */
export const omittedResultsAtom = atom((get): readonly ResultName[] => {
  const vat = get(vatAtom)
  return [
    ...(vat.registered
      ? (['vat.irrecoverableVatMo', 'vat.mayRegisterMonth', 'vat.mustRegisterMonth'] as const)
      : (['vat.outputVatMo', 'vat.vatDueMo'] as const)),
    ...(vat.registered && vat.dutyMonth !== null
      ? (['vat.incomeIfRegistered', 'vat.incomeIfNotRegistered'] as const)
      : []),
    ...(get(isInSarAtom) ? [] : monthRows),
  ]
})

/** Every result about VAT. */
export function useVatRows(): ResultRows {
  const omitted = useAtomValue(omittedResultsAtom)
  return { ...list, rows: list.rows.filter((name) => !omitted.includes(name)), texts: usePlanMonthTexts(monthRows) }
}

const vatFacts = ['mandatory', 'voluntary', 'marketplace', 'abroad'] as const

/** The rules behind the months, each with its source in words; null where none is known. */
export function useVatFacts(): { id: string; fact: string; source: string | null }[] {
  const { t } = useTranslation('vat')
  const { vatThresholds } = figureSources
  const thresholds = vatThresholds.publisher[useAtomValue(languageAtom)]
  return vatFacts.map((id) => {
    const source =
      id === 'mandatory' || id === 'voluntary' ? thresholds : id === 'marketplace' ? t('marketplaceSource') : null
    return { id, fact: t(`facts.${id}`), source }
  })
}
