import { classes } from '../../ui/classes'
import type { RangePicture } from '../benchmark-range'

const percent = (part: number) => `${part * 100}%`

/** The usual range with its typical figure, and a mark for one's own. It begins where reading begins. */
export function RangeTrack({ picture, active }: { picture: RangePicture; active: number | null }) {
  const { usual, typical, yours, zero } = picture
  return (
    <div aria-hidden="true" className="relative my-3 h-5">
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
  )
}

function Mark({ at, look }: { at: number; look: string }) {
  return (
    <span
      className={classes('ink absolute -translate-x-1/2 rtl:translate-x-1/2', look)}
      style={{ insetInlineStart: percent(at) }}
    />
  )
}
