import { useTranslation } from 'react-i18next'
import type { RouterOutputs } from '../../api'
import { Badge } from '../../ui/badge'
import { Panel } from '../../ui/panel'
import { NameOver, When } from '../list/cells'

type Statistics = RouterOutputs['admin']['statistics']

/** Who has most projects. */
export function MostActive({ user }: { user: Statistics['mostActiveUser'] }) {
  const { t } = useTranslation('adminDashboard')
  if (!user) return <span className="text-muted">{t('active.empty')}</span>
  return (
    <>
      <NameOver name={user.name} email={user.email} />
      <span className="block">{t('active.projects', { count: user.projectCount })}</span>
    </>
  )
}

/** What was last made or worked on, at most five entries. */
export function Activity({ entries }: { entries: Statistics['recentActivity'] }) {
  const { t } = useTranslation('adminDashboard')
  return (
    <Panel title={t('activity.title')} className="lg:col-span-3">
      {entries.length === 0 ? <p className="text-muted">{t('activity.empty')}</p> : null}
      <ul className="m-0 list-none p-0">
        {entries.map((entry) => (
          <li
            key={`${entry.timestamp.toISOString()} ${entry.projectName}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 text-small first:border-t-0"
          >
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="flex flex-wrap items-center gap-x-2">
                <bdi className="font-medium wrap-anywhere">{entry.projectName}</bdi>
                <Badge tone={entry.action === 'created' ? 'good' : 'plain'}>{t(`activity.${entry.action}`)}</Badge>
              </span>
              <span className="block wrap-anywhere text-muted">{t('activity.by', { name: entry.userName })}</span>
            </span>
            <span className="text-end">
              <When date={entry.timestamp} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
