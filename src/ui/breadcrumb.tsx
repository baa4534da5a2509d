import { Link } from 'wouter'
import { classes } from './classes'
import { ChevronForward } from './first-icons'
import { Home } from './icons'

interface Crumb {
  label: string
  /** Left out for the page itself. */
  href?: string
}

interface BreadcrumbProps {
  label: string
  home: Required<Crumb>
  items: readonly Crumb[]
}

/** The page's place in the hierarchy, from the home icon on. */
export function Breadcrumb({ label, home, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1">
        <li>
          <Link
            href={home.href}
            aria-label={home.label}
            title={home.label}
            className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
          >
            <Home />
          </Link>
        </li>
        {items.map((item, at) => (
          <li
            key={item.label}
            // A phone has room for one; the way up is kept, as the page has its name in its heading.
            className={classes('flex min-w-0 items-center gap-1', at > 0 && 'max-sm:hidden')}
          >
            <ChevronForward className="size-4 text-muted max-sm:hidden" />
            <CrumbText {...item} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbText({ label, href }: Crumb) {
  const text = <bdi className="truncate">{label}</bdi>
  if (href === undefined) {
    return (
      <span aria-current="page" className="flex min-w-0 px-1 font-medium">
        {text}
      </span>
    )
  }
  return (
    <Link href={href} className="flex min-h-11 min-w-0 items-center rounded-control px-1 text-text hover:bg-sunken">
      {text}
    </Link>
  )
}
