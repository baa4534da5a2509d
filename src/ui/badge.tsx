import { classes } from './classes'

const tones = {
  plain: 'bg-sunken text-text ring-1 ring-line ring-inset',
  good: 'bg-accent-soft text-accent',
  bad: 'bg-negative-soft text-negative',
}

interface BadgeProps {
  tone?: keyof typeof tones
  children: string
}

/** A word that names a state. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={classes('whitespace-nowrap rounded-full px-2.5 py-0.5 text-small font-medium', tones[tone])}>
      {children}
    </span>
  )
}
