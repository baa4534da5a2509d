import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { overheadIds } from '../../../../domain/options'
import type { OverheadPath } from '../../../../domain/plan/overheads'
import { valueAtPath } from '../../../../domain/text/value-at-path'
import { planAtom } from '../../../state/atoms'

/** What an expense is called: a known one by its kind, a custom one by the name it was given. */
export function useExpenseName(path: OverheadPath): string {
  const { t } = useTranslation(['costs', 'options'])
  const typed = useAtomValue(useMemo(() => atom((get) => valueAtPath(get(planAtom), `${path}.name`)), [path]))
  const id = overheadIds.find((one) => path === `overheads.${one}`)
  if (id) return t(`options:overheads.${id}`)
  return (typeof typed === 'string' && typed.trim()) || t('costs:overheads.unnamed')
}
