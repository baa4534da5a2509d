import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { limitOf } from '../../../domain/plan/field-at-path'
import { restsOn } from '../../../domain/rules/rests-on'
import { valueAtPath } from '../../../domain/text/value-at-path'
import { useFieldLabel } from '../../fields/field-labels'
import { numberText } from '../../fields/use-value-text'
import { shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { storedAtom } from '../concluded'

const restsOnAtom = atom((get) => restsOn(get(storedAtom)))

interface RestsOn {
  text: string
  /** The figure that the text ends in: the one of them that moves the month most. */
  most: { path: string; label: string; amount: string } | null
}

/** How many of the figures are not the founder's, and the one of them that moves the month most; null while there are none. */
export function useRestsOn(): RestsOn | null {
  const { t } = useTranslation('summary')
  const { number, language } = useFormat()
  const { own, others, isPartlyOwn, most } = useAtomValue(restsOnAtom)
  // What is tried stands in the figures around it.
  const plan = useAtomValue(shownPlanAtom)
  const label = useFieldLabel()
  if (own + others === 0) return null
  const counts = { count: others, figure: number(others), all: number(own + others) }
  if (others === 0) return { text: t('restsOn.none', counts), most: null }
  if (most === null) return null
  const [field, value] = [limitOf(most.path), valueAtPath(plan, most.path)]
  const amount = field === null ? '' : numberText(field, Number(value), plan.currency, language)
  const text = t(own > 0 ? 'restsOn.line' : isPartlyOwn ? 'restsOn.partly' : 'restsOn.onlyOthers', counts)
  return { text, most: { path: most.path, label: label(most.path), amount } }
}
