import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { overheadIds, paymentMethodIds } from '../domain/options'
import type { Plan } from '../domain/plan'
import type { en } from '../i18n/en'
import { planAtom } from './atoms'
import { valueAt } from './plan-path'

type FieldKey = keyof typeof en.fields

/** Whose field it is: 'Oud candle', 'Tabby', 'Branding and identity'. */
function ownerOf(plan: Plan, path: string, word: (key: string) => string): string {
  const [list = '', key = ''] = path.split('.')
  const overhead = overheadIds.find((id) => list === 'overheads' && id === key)
  if (overhead) return word(`overheads.${overhead}`)
  const element = valueAt(plan, `${list}.${key}`)
  if (typeof element !== 'object' || element === null) return ''
  const id: unknown = Reflect.get(element, 'id')
  const method = paymentMethodIds.find((known) => list === 'paymentMethods' && known === id)
  if (method) return word(`paymentMethods.${method}`)
  const names = ['name', 'customRole', 'role'].map((field): unknown => Reflect.get(element, field))
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}

/** The label of the field at a path, with the name of the thing it belongs to where there are several. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['fields', 'options'])
  const store = useStore()
  return useCallback(
    (path) => {
      const key = path.split('.').at(-1) ?? path
      const label = t(`fields:${key as FieldKey}`)
      if (!path.includes('.')) return label
      const owner = ownerOf(store.get(planAtom), path, (name) => t(`options:${name}` as 'options:riskLevels.low'))
      if (owner === '') return label
      return key === 'amount' ? owner : `${owner} – ${label}`
    },
    [t, store],
  )
}

/** The label of a field that stands in a form, where its owner is plain to see. */
export function useOwnLabel(path: string): string {
  const { t } = useTranslation('fields')
  return t((path.split('.').at(-1) ?? path) as FieldKey)
}
