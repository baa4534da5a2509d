import { classes } from './classes'

interface MeterProps {
  /** 0 to 100. */
  value: number
  label: string
  tone?: 'good' | 'warning' | 'bad' | 'plain'
  /** Said instead of the bare number. */
  valueText?: string
  isThin?: boolean
}

const tones = { good: 'bg-accent', warning: 'bg-warning', bad: 'bg-negative', plain: 'bg-muted' }

/** A bar that fills from where reading begins. */
export function Meter({ value, label, tone = 'good', valueText, isThin = false }: MeterProps) {
  const share = Math.min(100, Math.max(0, value))
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      aria-valuetext={valueText}
      className={classes('overflow-hidden rounded-full bg-sunken ring-1 ring-line', isThin ? 'h-1' : 'h-2')}
    >
      <div className={classes('ink h-full rounded-full', tones[tone])} style={{ inlineSize: `${share}%` }} />
    </div>
  )
}
