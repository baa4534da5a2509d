import { useTranslation } from 'react-i18next'
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
      <p className="max-w-[68ch] text-small text-muted">{t('intro')}</p>
      <ReferenceList kind={benchmarks} />
      <ReferenceList kind={defaultCosts} />
      <ReferenceList kind={teamTemplates} />
      <ReferenceList kind={overheadDefaults} />
    </div>
  )
}
