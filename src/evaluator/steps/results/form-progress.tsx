import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useTranslation } from 'react-i18next'
import { stepIds } from '../../../domain/options'
import { completionPct, stepsDone } from '../../../domain/plan/steps'
import { Check } from '../../../ui/icons'
import { Meter } from '../../../ui/meter'
import { Panel } from '../../../ui/panel'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { isSameData } from './stable-reference'

const doneAtom = selectAtom(
  planAtom,
  (plan) => stepsDone(plan),
  (one, other) => isSameData([...one], [...other]),
)

/** Which steps are done. */
export function FormProgress() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { percent, number } = useFormat()
  const done = useAtomValue(doneAtom)
  const text = t('results:progress.done', { done: number(done.size), total: number(stepIds.length) })
  return (
    <Panel
      title={t('results:progress.title')}
      aside={<bdi className="font-semibold">{percent(completionPct(done))}</bdi>}
    >
      <Meter label={t('results:progress.title')} value={completionPct(done)} valueText={text} />
      <p className="mt-2 text-small text-muted">{text}</p>
      <ul className="mt-3 grid gap-1 @md:grid-cols-2 @2xl:grid-cols-5">
        {stepIds.map((id) => (
          <li key={id} className="flex min-h-6 items-center gap-2 text-small">
            {done.has(id) ? <Check className="size-4 text-accent" /> : <span className="size-4" />}
            <span className={done.has(id) ? '' : 'text-muted'}>{t(`evaluator:steps.${id}.name`)}</span>
            {done.has(id) ? <span className="sr-only">({t('evaluator:stepDone')})</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
