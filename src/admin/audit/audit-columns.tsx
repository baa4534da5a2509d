import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailAddress } from '../../ui/page/email-address'
import { When } from '../list/cells'
import type { Column } from '../list/data-table'
import { Changes } from './changes'
import type { Entry } from './entry'
import { useValueText } from './use-value-text'

interface Narrowing {
  setActor: (id: string) => void
  setTarget: (id: string) => void
}

/** What was done, by whom, to what, from what to what, when and from where. */
export function useAuditColumns({ setActor, setTarget }: Narrowing): Column<Entry>[] {
  const { t } = useTranslation('adminAudit')
  const subjectOf = useSubject()
  return [
    {
      id: 'action',
      header: t('columns.action'),
      cell: ({ action }) => <span className="font-medium">{t(`actions.${action}`)}</span>,
    },
    {
      id: 'actor',
      header: t('columns.actor'),
      cell: (entry) => (
        <Narrow title={t('showActor')} onPress={() => setActor(entry.actorId)}>
          <Name person={entry.actor} otherwise={t('gone')} />
        </Narrow>
      ),
    },
    {
      id: 'target',
      header: t('columns.target'),
      cell: (entry) => (
        <Narrow title={t('showTarget')} onPress={() => setTarget(entry.targetId)}>
          <Name person={entry.target} otherwise={t(`targets.${entry.targetType}`)} note={subjectOf(entry)} />
        </Narrow>
      ),
    },
    { id: 'changes', header: t('columns.changes'), cell: (entry) => <Changes {...entry} /> },
    { id: 'when', header: t('columns.when'), cell: ({ createdAt }) => <When date={createdAt} /> },
    { id: 'ip', header: t('columns.ip'), cell: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
  ]
}

function Narrow({ title, onPress, children }: { title: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      title={title}
      onClick={onPress}
      className="-mx-2 flex min-h-11 flex-col items-start rounded-control px-2 text-start hover:bg-sunken sm:min-w-44"
    >
      {children}
    </button>
  )
}

/** What a row of reference data is for, as the log kept it. */
function useSubject() {
  const valueText = useValueText()
  return ({ before, after }: Entry): string => {
    const row = after ?? before
    const field = ['categoryId', 'fieldName', 'roleName'].find((name) => row?.[name])
    return row && field ? valueText(field, row) : ''
  }
}

/** The user's current name; that of a deleted account is not known any more. Below it the address, or what else it is. */
function Name({ person, otherwise, note = '' }: { person: Entry['actor']; otherwise: string; note?: string }) {
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        <bdi>{person ? `${person.firstName} ${person.lastName}` : otherwise}</bdi>
      </span>
      <span className="block text-muted wrap-anywhere">
        {person ? <EmailAddress address={person.email} /> : <bdi>{note}</bdi>}
      </span>
    </>
  )
}
