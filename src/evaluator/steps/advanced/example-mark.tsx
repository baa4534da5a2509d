import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwn } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { type AdvancedField, advancedFields } from '../../../domain/plan/plan-fields'
import { isTypical } from '../../../domain/typical/typical-settings'
import { planAtom } from '../../state/atoms'

type MarkedField = AdvancedField | 'businessRiskLevel'

/** Whether it is still ours: all that a plan begins with here is our estimate. */
const isMarked = (plan: Plan, field: MarkedField) => isTypical(plan, field) || !isOwn(plan, field)

function useIsMarked(field: MarkedField) {
  return useAtomValue(useMemo(() => atom((get) => isMarked(get(planAtom), field)), [field]))
}

/** Marks an untouched value in a word. */
export function ExampleMark({ field }: { field: MarkedField }) {
  const { t } = useTranslation('advanced')
  return useIsMarked(field) ? (
    <span aria-hidden="true" className="shrink-0 text-small text-muted">
      {t('mark')}
    </span>
  ) : null
}

/** The same in a sentence, for those who listen. */
export function ExampleNote({ field }: { field: MarkedField }) {
  const { t } = useTranslation('advanced')
  return useIsMarked(field) ? <span className="sr-only">{t('check')}</span> : null
}

const markedFields = Object.keys(advancedFields) as AdvancedField[]
const isAnyMarkedAtom = atom((get) => markedFields.some((field) => isMarked(get(planAtom), field)))

/** What the mark asks for, said once for all of them. */
export function MarksMeaning() {
  const { t } = useTranslation('advanced')
  return useAtomValue(isAnyMarkedAtom) ? <p className="text-small text-muted">{t('marksMean')}</p> : null
}
