import { classes } from '../../../ui/classes'
import { healthTone } from './health-tone'

const radius = 15
const around = 2 * Math.PI * radius
const strokes = { good: 'stroke-accent', warning: 'stroke-warning', bad: 'stroke-negative' }

/** A health score as a ring that fills; the number stands beside it, so that colour is not all that tells. */
export function HealthDial({ score, small }: { score: number; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={classes('-rotate-90 shrink-0', small ? 'size-5' : 'size-10')}
    >
      <circle cx="20" cy="20" r={radius} fill="none" strokeWidth="6" className="stroke-line" />
      <circle
        cx="20"
        cy="20"
        r={radius}
        fill="none"
        strokeWidth="6"
        strokeDasharray={`${(Math.max(0, Math.min(100, score)) / 100) * around} ${around}`}
        className={strokes[healthTone(score)]}
      />
    </svg>
  )
}
