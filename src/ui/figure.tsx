import { classes } from './classes'

interface FigureProps {
  children: string
  /** Colours the figure by its sign; the text shows the sign too. */
  tone?: 'plain' | 'good' | 'bad' | 'warning' | undefined
  className?: string
}

const tones = { plain: '', good: 'text-accent', bad: 'text-negative', warning: 'text-warning' }

/** A computed figure: isolated from the direction of the text around it, digits of one width. */
export function Figure({ children, tone = 'plain', className }: FigureProps) {
  return <bdi className={classes('tabular-nums', tones[tone], className)}>{children}</bdi>
}
