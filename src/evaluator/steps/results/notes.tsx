import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { stepIds } from '../../../domain/options'
import { completionPct, stepsDone } from '../../../domain/steps'
import { Check } from '../../../ui/icons'
import { Meter } from '../../../ui/meter'
import { Panel } from '../../../ui/panel'
import { evaluationAtom, planAtom } from '../../atoms'
import { useFormat } from '../../use-format'

export function RealityCheck() {
  const { t } = useTranslation('results')
  return (
    <aside aria-label={t('reality.title')} className="rounded-panel border border-line bg-sunken p-4 sm:p-6">
      <h3 className="font-semibold">{t('reality.title')}</h3>
      <p className="mt-1 max-w-[68ch] text-muted">{t('reality.text')}</p>
    </aside>
  )
}

const always = ['importVat', 'zakat', 'duty', 'annual'] as const
const withAdvanced = ['growth', 'returns', 'before'] as const

/** What the figures leave out, in words a founder reads. */
export function Disclosures() {
  const { t } = useTranslation('results')
  const { advanced } = useAtomValue(evaluationAtom)
  const shown = advanced ? [...always, ...withAdvanced] : always
  return (
    <Panel title={t('disclosures.title')}>
      <ul className="grid max-w-[68ch] list-disc gap-2 ps-5 text-small">
        {shown.map((id) => (
          <li key={id}>{t(`disclosures.${id}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}

const doneAtom = atom((get) => stepsDone(get(planAtom)))

/** Which steps are done. */
export function FormProgress() {
  const { t } = useTranslation(['results', 'evaluator', 'common'])
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
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
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
