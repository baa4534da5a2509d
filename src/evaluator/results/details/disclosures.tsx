import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths'
import { Panel } from '../../../ui/panel'
import { isReaderAtom } from '../../state/atoms'
import { Fold } from '../cards/fold'
import { disclosuresAtom } from '../slices'

/** Caveats shown with projections: said to the founder, so not on paper. */
export function RealityCheck() {
  const { t } = useTranslation('results')
  // It speaks to who made the plan.
  if (useAtomValue(isReaderAtom)) return null
  return (
    <div
      role="note"
      aria-labelledby="reality-check"
      className="rounded-panel border border-line bg-sunken p-4 sm:p-6 print:hidden"
    >
      <h2 id="reality-check" className="font-semibold">
        {t('reality.title')}
      </h2>
      <p className="mt-1 max-w-line text-muted">{t('reality.text')}</p>
    </div>
  )
}

/** So many stand in the open; the others under 'Method'. */
const foremost = 3

/** What the figures leave out, in words a founder reads. */
export function Disclosures() {
  const { t } = useTranslation('results')
  const shown = useAtomValue(disclosuresAtom)
  const list = (ids: readonly (typeof shown)[number][]) => (
    <ul className="grid max-w-line list-disc gap-2 ps-5 text-small">
      {ids.map((id) => (
        <li key={id}>{t(`disclosures.${id}`)}</li>
      ))}
    </ul>
  )
  return (
    <Panel id="limits" title={t('disclosures.title')}>
      {list(shown.slice(0, foremost))}
      <div className="mt-4">
        <Fold title={t('disclosures.method')}>
          {list(shown.slice(foremost))}
          <a
            href={paths.values}
            target="_blank"
            rel="noopener"
            className="mt-3 inline-flex min-h-11 items-center text-info print:hidden"
          >
            {t('disclosures.values')}
          </a>
        </Fold>
      </div>
    </Panel>
  )
}
