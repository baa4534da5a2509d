import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { defaultFields } from '../../../../../domain/plan/evaluator-defaults'
import { isByAdmin, originAt } from '../../../../../domain/plan/origins'
import type { Plan } from '../../../../../domain/plan/plan'
import type { FigureSource } from '../../../../../domain/typical/typical-sources'
import { valuesOfField } from '../../../../../domain/typical/values-of-field'
import { adminValue, adminValuesAtom, type ShownValue, shownValue } from '../../../../fields/sources/shown-value'
import { useMonthText } from '../../../../fields/sources/value-words'
import { useFormat } from '../../../../state/use-format'
import type { Assumption } from './assumptions-of'

/** The published or typical value that an input is; undefined for one of the plan's own. */
function knownAs(plan: Plan, { path, value }: Assumption, admin: ReadonlyMap<string, number>): ShownValue | undefined {
  if (typeof value === 'number' && isByAdmin(plan, path)) return adminValue(path, value)
  if (originAt(plan, path) === 'typed') return undefined
  const { typical, presets } = valuesOfField(plan, path)
  const isIt = ({ of, value: known }: ShownValue) =>
    'kind' in of && of.kind === 'choice' ? of.id === value : known === value
  return [...typical, ...presets].map((of) => shownValue(of, admin)).find(isIt)
}

const estimated: ReadonlySet<string> = new Set(defaultFields)

/** Whether an input is an example, or what its field begins with: nobody entered it. */
function isOfForm(plan: Plan, { path, value }: Assumption): boolean {
  const origin = originAt(plan, path)
  return origin === 'example' || (origin === 'default' && estimated.has(path) && value !== 0)
}

/** Where a source is found: the name of its page's host. */
const hostOf = ({ url }: FigureSource) => (url === null ? null : new URL(url).host.replace(/^www\./, ''))

/** The number of a source, from its place. */
export const numbered = (at: number) => `[${at + 1}]`

/** A name of another direction than the page stands apart from what is around it. */
const apart = (name: string) => `\u2068${name}\u2069`

/** Who published a value, where and when. */
function useSourceText(): (shown: ShownValue) => string | null {
  const { t } = useTranslation('sources')
  const { language } = useFormat()
  const monthText = useMonthText()
  return ({ source, date }) => {
    if (!source) return null
    const host = hostOf(source)
    const where = host === null ? '' : `${t('separator')}${apart(host)}`
    const when =
      date === null ? t('checked', { date: monthText(source.checked) }) : t('published', { date: monthText(date) })
    return `${apart(source.publisher[language])}${where}${when}`
  }
}

interface Certainties {
  /** How sure an input is, with the number of its source; '' for one of the plan's own. */
  certainty: (assumption: Assumption) => string
  /** Who published what, by number. */
  sources: string[]
}

/** How sure the inputs of a plan are, by the same table as on the screens. */
export function useCertainties(plan: Plan, stated: readonly Assumption[]): Certainties {
  const { t } = useTranslation('sources')
  const admin = useAtomValue(adminValuesAtom)
  const sourceText = useSourceText()
  const textOf = (assumption: Assumption) => {
    const known = knownAs(plan, assumption, admin)
    return known ? sourceText(known) : null
  }
  const sources = [...new Set(stated.map(textOf))].filter((text) => text !== null)
  const certainty = (assumption: Assumption) => {
    const known = knownAs(plan, assumption, admin)
    if (!known) return isOfForm(plan, assumption) ? t('certainty.example') : ''
    const word = t(`certainty.${known.certainty}`)
    const text = sourceText(known)
    return text === null ? word : `${word} ${numbered(sources.indexOf(text))}`
  }
  return { certainty, sources }
}
