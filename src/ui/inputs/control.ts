import { classes } from '../classes'

/** The look of every box that takes text. */
export function controlClasses(invalid?: boolean, extra?: string): string {
  return classes(
    'block h-11 w-full min-w-0 rounded-control border bg-surface px-3 text-body text-text placeholder:text-muted [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-muted',
    invalid ? 'border-negative' : 'border-control',
    extra,
  )
}
