import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, overheadIds, paymentMethodIds, seasonEventIds } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { labelKey } from '../../i18n/field-key'
import { formatMonthName } from '../../i18n/format'
import { languageAtom, planAtom } from '../state/atoms'
import { lookUp } from '../state/plan-path'
import { useMemberName } from '../steps/costs/team/role-names'

type NameMember = ReturnType<typeof useMemberName>

/** The month or the event of the year that a number of the season belongs to. */
function seasonOwner(plan: Plan, path: string, word: (key: string) => string, language: Language): string {
  const [, list, at = ''] = path.split('.')
  if (list === 'months') return at === '' ? '' : formatMonthName(Number(at) + 1, language)
  const id = plan.season.events[Number(at)]?.id
  const event = seasonEventIds.find((known) => list === 'events' && known === id)
  return event ? word(`seasonEvents.${event}`) : ''
}

/** Whose field it is: 'Oud candle', 'Tabby', 'Branding and identity'. */
function ownerOf(plan: Plan, path: string, word: (key: string) => string, memberName: NameMember): string {
  const [list = '', key = ''] = path.split('.')
  const member = list === 'team' ? plan.team[Number(key)] : undefined
  if (member) return memberName(member)
  const overhead = overheadIds.find((id) => list === 'overheads' && id === key)
  if (overhead) return word(`overheads.${overhead}`)
  const element = lookUp(plan, `${list}.${key}`)
  if (typeof element !== 'object' || element === null) return ''
  const id: unknown = Reflect.get(element, 'id')
  const method = paymentMethodIds.find((known) => list === 'paymentMethods' && known === id)
  if (method) return word(`paymentMethods.${method}`)
  const name: unknown = Reflect.get(element, 'name')
  return typeof name === 'string' ? name : ''
}

/**
 * The label of the field at a path, with the name of the thing it belongs to where there are several: in the plan on the
 * screen, or in a given one.
 */
export function useFieldLabel(): (path: string, plan?: Plan) => string {
  const { t } = useTranslation(['fields', 'options'])
  const store = useStore()
  const memberName = useMemberName()
  return useCallback(
    (path, plan = store.get(planAtom)) => {
      const key = labelKey(path)
      const label = t(`fields:${key}`)
      if (!path.includes('.')) return label
      const word = (name: string) => t(`options:${name}` as 'options:riskLevels.low')
      const owner = path.startsWith('season.')
        ? seasonOwner(plan, path, word, store.get(languageAtom))
        : ownerOf(plan, path, word, memberName)
      if (owner === '') return label
      return key === 'amount' ? owner : `${owner} – ${label}`
    },
    [t, store, memberName],
  )
}

/** The label of a field that stands in a form, where its owner is plain to see. */
export function useOwnLabel(path: string): string {
  const { t } = useTranslation('fields')
  return t(labelKey(path))
}
