import type { ReactNode } from 'react'
import { classes } from './classes'
import { ErrorMark, Info, Warning } from './first-icons'

type NoticeLook = 'info' | 'warning' | 'error'

const variants = {
  info: { className: 'bg-accent-soft text-text', Icon: Info },
  warning: { className: 'bg-warning-soft text-warning', Icon: Warning },
  error: { className: 'bg-negative-soft text-negative', Icon: ErrorMark },
}

interface NoticeProps {
  variant?: NoticeLook
  title?: ReactNode
  children?: ReactNode
  /** Announced when it appears. */
  live?: boolean
}

/** A message that stays in the page until its reason is gone. */
export function Notice({ variant = 'info', title, children, live }: NoticeProps) {
  const { className, Icon } = variants[variant]
  return (
    <div role={live ? 'status' : undefined} className={classes('flex gap-3 rounded-control p-3', className)}>
      <Icon className="mt-0.5" />
      <div className="min-w-0 grow">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={classes('text-small', variant !== 'info' && 'text-text')}>{children}</div> : null}
      </div>
    </div>
  )
}
