import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwn } from '../../../domain/plan/origins'
import type { AdvancedField } from '../../../domain/plan/plan-fields'
import { isTypical } from '../../../domain/typical/typical-settings'
import { planAtom } from '../../state/atoms'

/** Marks an untouched value: the one of the store's category and sourcing, or a new plan's. */
export function TypicalNote({ field }: { field: AdvancedField | 'businessRiskLevel' }) {
  const { t } = useTranslation('advanced')
  const note = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const plan = get(planAtom)
          if (isTypical(plan, field)) return 'exampleCheck'
          return isOwn(plan, field) ? null : 'typicalUntouched'
        }),
      [field],
    ),
  )
  return note ? <span className="block text-muted">{t(note)}</span> : null
}
