import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isByAdmin } from '../../../domain/plan/origins'
import { valueAtPath } from '../../../domain/text/value-at-path'
import { valuesOfField } from '../../../domain/typical/values-of-field'
import { paths } from '../../../paths'
import { Figure } from '../../../ui/figure'
import { planAtom } from '../../state/atoms'
import { adminValue, adminValuesAtom, shownValue } from './shown-value'
import { CertaintyWord, ValueSource } from './value-source'
import { useCondition, useValueName, useValueText } from './value-words'

/** A name with the stores that it holds for; either may be missing. */
function nameIn(name: string, condition: string): string {
  if (name === '' || condition === '') return name || condition
  return `${name} (${condition})`
}

/** The typical values of one field, each with its source, its date and how sure it is. */
export function FieldSource({ path }: { path: string }) {
  const { t } = useTranslation('sources')
  const plan = useAtomValue(planAtom)
  const adminValues = useAtomValue(adminValuesAtom)
  const nameOf = useValueName(true)
  const conditionOf = useCondition()
  const valueText = useValueText()
  const { typical, presets } = valuesOfField(plan, path)
  const values = [...typical, ...presets].map((of) => shownValue(of, adminValues))
  const own = valueAtPath(plan, path)
  if (typeof own === 'number' && isByAdmin(plan, path) && values.every(({ certainty }) => certainty !== 'admin')) {
    values.unshift(adminValue(path, own))
  }
  return (
    <div className="mt-1 rounded-control bg-sunken p-3 text-small">
      <ul className="flex flex-col gap-2">
        {values.map((value) => {
          const condition = conditionOf(value.of)
          const isChoice = 'kind' in value.of && value.of.kind === 'choice'
          const name = nameIn(values.length > 1 && !isChoice ? nameOf(value.of) : '', condition)
          return (
            <li key={`${value.certainty} ${value.of.field} ${nameOf(value.of)} ${valueText(value)}`}>
              {name === '' ? null : <span>{name}: </span>}
              <Figure className="font-medium">{valueText(value)}</Figure> <CertaintyWord certainty={value.certainty} />{' '}
              <span className="text-muted">
                <ValueSource value={value} />
              </span>
            </li>
          )
        })}
      </ul>
      <a
        href={paths.values}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-6 items-center text-info underline underline-offset-4"
      >
        {t('all')}
        <span className="sr-only"> ({t('newTab')})</span>
      </a>
    </div>
  )
}
