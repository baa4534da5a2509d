import { useTranslation } from 'react-i18next'
import { opsOverheadIds, techOverheadIds } from '../../../../domain/options'
import { CostSection } from '../cost-section'
import { useMonthly } from '../slices'
import { Subtotal } from '../subtotal'
import { CustomOverheads } from './custom-overheads'
import { OverheadFields } from './overhead-fields'
import { OpsTips, TechTips } from './overhead-tips'

const groups = {
  tech: { ids: techOverheadIds, figure: 'overheadsTechMo', custom: 'customOverheadsTech', Tips: TechTips },
  ops: { ids: opsOverheadIds, figure: 'overheadsOpsMo', custom: 'customOverheadsOps', Tips: OpsTips },
} as const

/** Expenses that do not depend on sales: the known ones, those a founder adds, and tips on them. */
export function OverheadsSection({ group }: { group: keyof typeof groups }) {
  const { t } = useTranslation('costs')
  const { ids, figure, custom, Tips } = groups[group]
  return (
    <CostSection
      id={group}
      title={t(`overheads.${group}`)}
      intro={t('overheads.intro')}
      subtotal={<OverheadsSubtotal figure={figure} />}
    >
      <div>
        <h3 className="mb-3 font-semibold">{t(`overheads.${group}Group`)}</h3>
        <ul className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          {ids.map((id) => (
            <OverheadFields key={id} id={id} />
          ))}
        </ul>
      </div>
      <CustomOverheads list={custom} />
      <Tips />
    </CostSection>
  )
}

function OverheadsSubtotal({ figure }: { figure: 'overheadsTechMo' | 'overheadsOpsMo' }) {
  return <Subtotal value={useMonthly(figure)} per="month" />
}
