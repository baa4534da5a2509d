import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwn } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { type AdvancedField, advancedFields } from '../../../domain/plan/plan-fields'
import { isTypical } from '../../../domain/typical/typical-settings'
import { planAtom } from '../../state/atoms'

type MarkedField = AdvancedField | 'businessRiskLevel'

function markOf(plan: Plan, field: MarkedField): 'example' | 'typical' | null {
  if (isTypical(plan, field)) return 'example'
  return isOwn(plan, field) ? null : 'typical'
}

function useMark(field: MarkedField) {
  return useAtomValue(useMemo(() => atom((get) => markOf(get(planAtom), field)), [field]))
}

/** Marks an untouched value in a word: the one of the store's category and sourcing, or a new plan's. */
export function TypicalMark({ field }: { field: MarkedField }) {
  const { t } = useTranslation('advanced')
  const mark = useMark(field)
  return mark ? (
    <span aria-hidden="true" className="shrink-0 text-small text-muted">
      {t(`marks.${mark}`)}
    </span>
  ) : null
}

/** The same in a sentence, for those who listen. */
export function TypicalNote({ field }: { field: MarkedField }) {
  const { t } = useTranslation('advanced')
  const mark = useMark(field)
  return mark ? <span className="sr-only">{t(`checks.${mark}`)}</span> : null
}

const markedFields = Object.keys(advancedFields) as AdvancedField[]
const isAnyMarkedAtom = atom((get) => markedFields.some((field) => markOf(get(planAtom), field) !== null))

/** What the marks ask for, said once for all of them. */
export function MarksMeaning() {
  const { t } = useTranslation('advanced')
  return useAtomValue(isAnyMarkedAtom) ? <p className="text-small text-muted">{t('marksMean')}</p> : null
}
