import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { trpc } from '../../api'
import { pageAfterLogin, paths } from '../../paths'
import { Notice } from '../../ui/notice'

const needing = {
  [paths.account]: 'account',
  [paths.connect]: 'account',
  [paths.admin]: 'admin',
  [paths.paywall]: 'purchase',
} as const

/** What a page that was asked for is called; null where it is the list of projects, as after any sign-in. */
function pageName(wanted: string) {
  const { pathname } = new URL(wanted, 'http://here.invalid')
  if (pathname === paths.receipt) return 'receipt'
  if (/^\/app\/(evaluation|projects)\/./.test(pathname)) return 'project'
  return Object.entries(needing).find(([path]) => path === pathname)?.[1] ?? null
}

/** Why this page is shown: the session has ended, or the page that was asked for needs one. */
export function WhyHere({ children }: { children: string }) {
  const { t } = useTranslation('account')
  const name = pageName(pageAfterLogin(useSearch()))
  const { data } = trpc.auth.sessionEnd.useQuery()
  return (
    <>
      <p className="mt-2 mb-6 text-muted">{name ? t(`login.needed.${name}`) : children}</p>
      {data?.reason ? (
        <div className="mb-6">
          <Notice live>{t(`login.over.${data.reason}`)}</Notice>
        </div>
      ) : null}
    </>
  )
}
