import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'
import { Panel } from '../../../ui/panel'
import { FieldsGrid } from '../costs/fields-grid'

interface SettingGroupProps {
  id: 'customers' | 'stock' | 'returns' | 'growth'
  /** What the group's settings come to. */
  figure: string
  /** Stands below the settings. */
  notice?: ReactNode
  children: ReactNode
}

/** Settings that belong together, with the figure that moves as they do. */
export function SettingGroup({ id, figure, notice, children }: SettingGroupProps) {
  const { t } = useTranslation('advanced')
  return (
    <Panel
      title={t(`groups.${id}.title`)}
      // Narrow enough to leave room for the figure beside it.
      intro={<span className="block sm:max-w-md">{t(`groups.${id}.intro`)}</span>}
      aside={
        <dl className="sm:ms-auto sm:text-end">
          <dt className="text-small text-muted">{t(`figures.${id}`)}</dt>
          <dd className="font-semibold">
            <Figure>{figure}</Figure>
          </dd>
        </dl>
      }
    >
      <FieldsGrid>{children}</FieldsGrid>
      {notice}
    </Panel>
  )
}
