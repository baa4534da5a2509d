import type { ComponentProps, ReactElement } from 'react'
import { Link, useRoute } from 'wouter'
import { classes } from '../../ui/classes'
import { Tooltip } from '../../ui/overlays/tooltip'

const shape =
  'flex min-h-11 w-full items-center gap-3 rounded-control text-start text-text no-underline focus-visible:-outline-offset-2'
const here = 'chosen bg-accent-soft font-semibold'
const elsewhere = 'font-medium hover:bg-sunken'

/** The classes of one line of the sidebar; collapsed, only its picture is left. */
export function lineClasses(isCollapsed: boolean, isCurrent = false): string {
  return classes(shape, isCollapsed ? 'justify-center' : 'px-3', isCurrent ? here : elsewhere)
}

interface LineProps {
  label: string
  /** Said after the label to those who listen. */
  note?: string
  picture: ReactElement
  isCollapsed: boolean
}

/** What a line shows: its picture and, where there is room, its words. */
export function LineText({ label, note, picture, isCollapsed }: LineProps) {
  return (
    <>
      {picture}
      <span className={isCollapsed ? 'sr-only' : 'truncate'}>
        <bdi>{label}</bdi>
        {note ? <span className="sr-only">{` – ${note}`}</span> : null}
      </span>
    </>
  )
}

/** Names a line whose words are hidden. */
export function LineTip({
  label,
  note,
  isCollapsed,
  children,
}: Pick<LineProps, 'label' | 'note' | 'isCollapsed'> & { children: ReactElement }) {
  if (!isCollapsed) return children
  return (
    <Tooltip text={note ?? label} side="end">
      {children}
    </Tooltip>
  )
}

type SidebarLinkProps = LineProps & { href: string; match?: RegExp; onClick?: ComponentProps<'a'>['onClick'] }

/** A line that leads to a page of ours. */
export function SidebarLink({ href, match, onClick, ...line }: SidebarLinkProps) {
  const [isCurrent] = useRoute(match ?? href)
  return (
    <li>
      <LineTip {...line}>
        <Link
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={lineClasses(line.isCollapsed, isCurrent)}
          {...(onClick ? { onClick } : {})}
        >
          <LineText {...line} />
        </Link>
      </LineTip>
    </li>
  )
}
