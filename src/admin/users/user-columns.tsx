import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { accessReasonOf } from '../../domain/rules/access'
import { formatNumber, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Badge } from '../../ui/badge'
import { Person, When } from '../list/cells'
import type { Column } from '../list/data-table'
import { FirstPassword } from './first-password'
import type { User } from './user'
import { UserActions } from './user-actions'

export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation('adminUsers')
  const language = useLanguage()
  return [
    { id: 'name', header: t('columns.name'), isSortable: true, cell: (user) => <Person {...user} /> },
    { id: 'state', header: t('columns.state'), cell: (user) => <State user={user} /> },
    {
      id: 'payment',
      header: t('columns.payment'),
      cell: (user) => <Payment user={user} />,
    },
    {
      id: 'number',
      header: t('columns.number'),
      isNumber: true,
      cell: (user) => <bdi>{formatNumber(user.userNumber, language)}</bdi>,
    },
    {
      id: 'projects',
      header: t('columns.projects'),
      isNumber: true,
      isSortable: true,
      cell: (user) => <bdi>{formatNumber(user.projectCount, language)}</bdi>,
    },
    { id: 'created', header: t('columns.created'), isSortable: true, cell: (user) => <When date={user.createdAt} /> },
    { id: 'actions', header: t('columns.actions'), cell: (user) => <UserActions user={user} /> },
  ]
}

/** Why the user may write, or what has become of the payment; an administrator owes nothing. */
function Payment({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const { isAdmin, paymentStatus } = user
  const reason = accessReasonOf(user)
  const owesNothing = isAdmin && paymentStatus === 'pending'
  const text = owesNothing ? noValue : reason ? t(`access.${reason}`) : t(`payments.${paymentStatus}`)
  return <span className="whitespace-nowrap">{text}</span>
}

/** Whether the user may sign in, and whether they are an administrator. */
function State({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const status = trpc.admin.status.useQuery().data
  const isOtherAdmin = user.isAdmin && status?.needsBoth && user.id !== status.user.id
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={user.isActive ? 'plain' : 'bad'}>{t(user.isActive ? 'states.active' : 'states.inactive')}</Badge>
      {user.isAdmin ? <Badge tone="good">{t('roles.admin')}</Badge> : null}
      {user.passwordEndsAt || isOtherAdmin ? <FirstPassword user={user} endsAt={user.passwordEndsAt} /> : null}
    </span>
  )
}
