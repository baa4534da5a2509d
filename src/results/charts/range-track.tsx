import { classes } from '../../ui/classes'
import type { RangePicture } from '../benchmark-range'

const percent = (part: number) => `${part * 100}%`

interface RangeTrackProps {
  picture: RangePicture
  active: number | null
  /** The figures of the range, as they stand below it. */
  figures: { min: string; typical: string; max: string }
}

/** The usual range with its typical figure, each with its amount, and a mark for one's own. */
export function RangeTrack({ picture, active, figures }: RangeTrackProps) {
  const { usual, typical, yours, zero } = picture
  const room = (part: number) => `(${part * 100}cqi - ${figures.typical.length / 2}ch - 0.5rem)`
  return (
    <div aria-hidden="true" dir="ltr" className="@container my-3">
      <div className="relative h-5">
        <span className="ink absolute inset-x-0 inset-y-1.5 rounded-full bg-sunken ring-1 ring-line" />
        {zero > 0 ? <Mark at={zero} look="inset-y-1 w-px bg-control" /> : null}
        <span
          className={classes(
            'ink absolute inset-y-1 rounded-full bg-accent-soft ring-accent',
            active === null ? 'ring-1' : 'ring-2',
          )}
          style={{ insetInlineStart: percent(usual.from), inlineSize: percent(usual.to - usual.from) }}
        />
        <Mark at={typical} look={classes('inset-y-1 bg-accent', active === 1 ? 'w-1' : 'w-0.5')} />
        {yours === null ? null : (
          <Mark at={yours} look={classes('-inset-y-1 rounded-full bg-text', active === 3 ? 'w-2.5' : 'w-1.5')} />
        )}
      </div>
      <div className="relative mt-1 h-5 text-small whitespace-nowrap text-muted">
        {/* Below the ends, and outwards from them where the three would meet. */}
        <span
          className="absolute"
          style={{
            insetInlineEnd: percent(1 - usual.from),
            translate: `clamp(0px, ${room(typical - usual.from)}, 50%)`,
          }}
        >
          <bdi>{figures.min}</bdi>
        </span>
        <span className="absolute -translate-x-1/2" style={{ insetInlineStart: percent(typical) }}>
          <bdi>{figures.typical}</bdi>
        </span>
        <span
          className="absolute"
          style={{
            insetInlineStart: percent(usual.to),
            translate: `clamp(-50%, -1 * ${room(usual.to - typical)}, 0px)`,
          }}
        >
          <bdi>{figures.max}</bdi>
        </span>
      </div>
    </div>
  )
}

function Mark({ at, look }: { at: number; look: string }) {
  return <span className={classes('ink absolute -translate-x-1/2', look)} style={{ insetInlineStart: percent(at) }} />
}
