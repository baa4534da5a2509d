import { useTranslation } from 'react-i18next'
import { Benchmarks } from './benchmarks'
import { DefaultCosts } from './default-costs'
import { OverheadDefaults } from './overhead-defaults'
import { TeamTemplates } from './team-templates'

/** The reference data behind the evaluator: four kinds, each with its manager. */
export function DataTab() {
  const { t } = useTranslation('adminData')
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-small text-muted">{t('intro')}</p>
      <Benchmarks />
      <DefaultCosts />
      <TeamTemplates />
      <OverheadDefaults />
    </div>
  )
}
