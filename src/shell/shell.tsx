import { useAtom, useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { LanguageLink } from '../layout/language-link'
import { SkipLink } from '../layout/skip-link'
import { ThemeButton } from '../layout/theme-button'
import { paths } from '../paths'
import { Breadcrumb } from '../ui/breadcrumb'
import { IconButton } from '../ui/button'
import { classes } from '../ui/classes'
import { Menu, Sidebar } from '../ui/icons'
import { useEarlyInput } from '../ui/page/early-input'
import { AccessNotice } from './access-notice'
import { SidebarLines } from './sidebar/sidebar-items'
import { drawerOpenAtom, sidebarOpenAtom, useIsNarrow, useSidebarToggle } from './sidebar/sidebar-state'

const SidebarDrawer = lazy(() => import('./sidebar/sidebar-drawer'))

/** The page that each page of the frame stands under; the others are the projects. */
const pageNames = { [paths.account]: 'account', [paths.admin]: 'admin' } as const

/** The pages that stand under another one. */
const lowerPages = { [paths.connect]: 'connect', [paths.compare]: 'compare' } as const

/** The frame of a signed-in person's pages: the sidebar beside them, or over them where there is no room. */
export function Shell({ children }: { children: ReactNode }) {
  const toggle = useSidebarToggle()
  const isNarrow = useIsNarrow()
  return (
    <Frame
      sidebar={isNarrow ? <Drawer /> : <SideColumn />}
      button={<ToggleButton isNarrow={isNarrow} onToggle={toggle} />}
      notice={<AccessNotice />}
    >
      {children}
    </Frame>
  )
}

/** The same while it is found out who is there, as the server sends it: its parts keep their places. */
export function WaitingShell() {
  const { t } = useTranslation('shell')
  return (
    <Frame
      sidebar={<div className="w-[16rem] shrink-0 border-e border-line bg-surface max-md:hidden" />}
      button={<div className="size-11" />}
    >
      <p role="status" className="sr-only">
        {t('checking')}
      </p>
    </Frame>
  )
}

interface FrameProps {
  sidebar: ReactNode
  /** Opens and closes the sidebar. */
  button: ReactNode
  notice?: ReactNode
  children: ReactNode
}

function Frame({ sidebar, button, notice, children }: FrameProps) {
  useEarlyInput()
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {sidebar}
      <div className="flex min-w-0 grow flex-col">
        <header className="flex min-h-14 items-center gap-1 border-b border-line px-2 sm:px-4 print:hidden">
          {button}
          <Crumbs />
          <div className="ms-auto flex">
            <LanguageLink />
            <ThemeButton />
          </div>
        </header>
        {notice}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1200px] grow px-4 py-6 outline-none sm:px-6 sm:py-8"
        >
          {children}
        </main>
      </div>
    </div>
  )
}

function Crumbs() {
  const { t } = useTranslation('shell')
  const [pathname] = useLocation()
  const isAt = ([path]: [path: string, name: string]) => pathname.startsWith(path)
  const [path, name] = Object.entries(pageNames).find(isAt) ?? [paths.app, 'projects' as const]
  const lower = Object.entries(lowerPages).find(isAt)?.[1]
  const items = lower ? [{ label: t(name), href: path }, { label: t(lower) }] : [{ label: t(name) }]
  return <Breadcrumb label={t('breadcrumb')} home={{ href: paths.app, label: t('home') }} items={items} />
}

function ToggleButton({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  const { t } = useTranslation('shell')
  const isOpen = useAtomValue(isNarrow ? drawerOpenAtom : sidebarOpenAtom)
  const label = isNarrow ? t('openMenu') : isOpen ? t('collapse') : t('expand')
  return (
    <IconButton
      label={label}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      tip="toEnd"
      onClick={onToggle}
    >
      {isNarrow ? <Menu /> : <Sidebar />}
    </IconButton>
  )
}

function SideColumn() {
  const isOpen = useAtomValue(sidebarOpenAtom)
  return (
    <aside
      className={classes(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-surface py-3 transition-[inline-size] print:hidden',
        isOpen ? 'w-[16rem] px-2' : 'w-[3rem] px-px',
      )}
    >
      <SidebarLines isCollapsed={!isOpen} />
    </aside>
  )
}

function Drawer() {
  const [isOpen, setOpen] = useAtom(drawerOpenAtom)
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <SidebarDrawer onClose={() => setOpen(false)} />
    </Suspense>
  )
}
