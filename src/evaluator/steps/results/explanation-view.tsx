import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { explain, type Operand } from '../../../results/explain'
import { formatKind, type ResultName } from '../../../results/result-kinds'
import { Figure } from '../../../ui/figure'
import { evaluationAtom, planAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { useOperandLabel } from './operand-label'

/** How a result comes about: what it means, the formula with the founder's own figures, what moves it. */
export function ExplanationView({ name }: { name: ResultName }) {
  const { t } = useTranslation('explain')
  const { language, currency, number } = useFormat()
  const plan = useAtomValue(planAtom)
  const label = useOperandLabel()
  const { value, kind, parts, operands } = explain(name, { plan, evaluation: useAtomValue(evaluationAtom) })
  const write = ({ value: figure, kind: measure }: Operand) =>
    measure === 'rate' ? number(figure, { max: 4 }) : formatKind(figure, measure, language, plan.currency)
  return (
    <div className="my-2 rounded-control bg-sunken p-3 text-small font-normal">
      <p>{t(`meanings.${name}`)}</p>
      <p className="mt-2 text-muted">{t('formula')}</p>
      <p dir="ltr" className="overflow-x-auto py-1 text-start">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula never change places
          <Fragment key={at}>
            {typeof part === 'string' ? part : <bdi className="font-medium">{write(part)}</bdi>}
          </Fragment>
        ))}
        {' = '}
        <bdi className="font-semibold">{formatKind(value, kind, language, currency)}</bdi>
      </p>
      {value === null ? <p className="text-muted">{t('none')}</p> : null}
      {operands.length > 0 ? <p className="mt-2 text-muted">{t('moves')}</p> : null}
      <dl>
        {operands.map((operand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
          <div key={at} className="flex justify-between gap-4 py-0.5">
            <dt>{label(operand)}</dt>
            <dd className="m-0">
              <Figure>{write(operand)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
