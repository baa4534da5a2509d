import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, overheadIds, paymentMethodIds, seasonEventIds } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { valueAtPath } from '../../domain/text/value-at-path'
import { labelKey } from '../../i18n/field-key'
import { formatMonthName } from '../../i18n/format'
import { languageAtom, planAtom } from '../state/atoms'
import { useMemberName } from './role-names'

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
  const element = valueAtPath(plan, `${list}.${key}`)
  if (typeof element !== 'object' || element === null) return ''
  const id: unknown = Reflect.get(element, 'id')
  const method = paymentMethodIds.find((known) => list === 'paymentMethods' && known === id)
  if (method) return word(`paymentMethods.${method}`)
  const name: unknown = Reflect.get(element, 'name')
  return typeof name === 'string' ? name : ''
}

/**
 * The label of the field at a path, with the name of the thing it belongs to where there are several: in the plan on the
 * screen, or in a given one. A path that begins with 'notes.' is the note on a field.
 */
export function useFieldLabel(): (path: string, plan?: Plan) => string {
  const { t } = useTranslation(['fields', 'options'])
  const store = useStore()
  const memberName = useMemberName()
  return useCallback(
    (path, plan = store.get(planAtom)) => {
      const of = path.replace(/^notes\./, '')
      const key = labelKey(of)
      const word = (name: string) => t(`options:${name}` as 'options:riskLevels.low')
      const isSeason = of.startsWith('season.')
      const ownerIn = () =>
        isSeason ? seasonOwner(plan, of, word, store.get(languageAtom)) : ownerOf(plan, of, word, memberName)
      const owner = of.includes('.') ? ownerIn() : ''
      const label = labelOf(owner, key, t(`fields:${key}`))
      return of === path ? label : t('fields:noteOn', { label })
    },
    [t, store, memberName],
  )
}

function labelOf(owner: string, key: string, label: string): string {
  if (owner === '') return label
  return key === 'amount' ? owner : `${owner} – ${label}`
}

/** Whose field it is, where the label is written elsewhere: the name of a product, a payment method or a member of the team. */
export function useOwnerName(): (path: string, plan: Plan) => string {
  const { t } = useTranslation('options')
  const memberName = useMemberName()
  return (path, plan) => ownerOf(plan, path, (name) => t(name as 'riskLevels.low'), memberName)
}

/** The label of a field that stands in a form, where its owner is plain to see. */
export function useOwnLabel(path: string): string {
  const { t } = useTranslation('fields')
  return t(labelKey(path))
}
