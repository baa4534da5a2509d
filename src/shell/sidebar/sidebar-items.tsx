import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { useBrand } from '../../i18n/use-page-title'
import { paths } from '../../paths'
import { Folder, Shield, SignOut, User } from '../../ui/icons'
import { useSignOut } from '../use-sign-out'
import { LineText, LineTip, lineClasses, SidebarLink } from './sidebar-link'
import { SupportLink } from './support-link'

interface SidebarLinesProps {
  isCollapsed: boolean
  /** Told when a line leads to another page. */
  onLeave?: () => void
}

const projectPages = /^\/(app(\/projects)?|projects)\/?$/

/** What the sidebar holds: whose product it is, where one can go, who is signed in, help and the way out. */
export function SidebarLines({ isCollapsed, onLeave }: SidebarLinesProps) {
  const { t } = useTranslation('shell')
  const user = trpc.auth.session.useQuery().data
  const leave = onLeave ? { onClick: onLeave } : {}
  const line = { isCollapsed, ...leave }
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto">
      <SidebarTitle isCollapsed={isCollapsed} />
      <nav aria-label={t('navigation')} className="grow">
        <ul className="flex flex-col gap-1">
          <SidebarLink {...line} href={paths.app} match={projectPages} label={t('projects')} picture={<Folder />} />
          {user?.isAdmin ? <SidebarLink {...line} href={paths.admin} label={t('admin')} picture={<Shield />} /> : null}
        </ul>
      </nav>
      <ul className="flex flex-col gap-1 border-t border-line pt-2">
        <SidebarLink
          {...line}
          href={paths.account}
          label={user?.firstName || t('user')}
          note={t('account')}
          picture={<User />}
        />
        <SupportLink isCollapsed={isCollapsed} />
        <SignOutLine isCollapsed={isCollapsed} />
      </ul>
    </div>
  )
}

function SidebarTitle({ isCollapsed }: { isCollapsed: boolean }) {
  const brand = useBrand()
  return (
    <div className={isCollapsed ? 'flex justify-center py-2' : 'flex gap-3 px-3 py-2'}>
      <img src="/favicon.svg" alt="" width="28" height="28" className="size-7 shrink-0" />
      <div className={isCollapsed ? 'sr-only' : 'min-w-0'}>
        <p className="text-section leading-7 font-semibold">{brand}</p>
      </div>
    </div>
  )
}

function SignOutLine({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('shell')
  const { isPending, signOut } = useSignOut()
  const line = { label: isPending ? t('loggingOut') : t('logout'), picture: <SignOut />, isCollapsed }
  return (
    <li>
      <LineTip {...line}>
        <button type="button" aria-disabled={isPending} onClick={signOut} className={lineClasses(isCollapsed)}>
          <LineText {...line} />
        </button>
      </LineTip>
    </li>
  )
}
