import { useTranslation } from 'react-i18next'
import { monthsUntilDue, sourcesUnread } from '../../domain/typical/typical-sources'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { paths } from '../../paths'
import { Notice } from '../../ui/notice'
import { benchmarks } from './benchmarks'
import { defaultCosts } from './default-costs'
import { overheadDefaults } from './overhead-defaults'
import { ReferenceList } from './reference-list'
import { teamTemplates } from './team-templates'

/** The reference data behind the evaluator: four kinds, each with its list. */
export function DataTab() {
  const { t } = useTranslation('adminData')
  return (
    <div className="flex flex-col gap-6">
      <SourcesDue />
      <p className="max-w-line text-small text-muted">{t('intro')}</p>
      <ReferenceList kind={benchmarks} />
      <ReferenceList kind={defaultCosts} />
      <ReferenceList kind={teamTemplates} />
      <ReferenceList kind={overheadDefaults} />
    </div>
  )
}

/** Says in time that published figures are to be read again at their origin. */
function SourcesDue() {
  const { t } = useTranslation('adminData')
  const language = useLanguage()
  const count = sourcesUnread(monthsUntilDue, new Date().toISOString().slice(0, 7)).length
  if (count === 0) return null
  return (
    <Notice variant="warning">
      <p>{t('sourcesDue', { count, figure: formatNumber(count, language) })}</p>
      <a href={paths.values} className="inline-flex min-h-8 items-center underline underline-offset-4">
        {t('toSources')}
      </a>
    </Notice>
  )
}
