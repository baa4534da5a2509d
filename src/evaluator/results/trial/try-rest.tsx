import { AlsoTried } from './also-tried'
import { MoreSliders } from './more-sliders'
import { TrialEnd } from './trial-end'
import { TriedFigures } from './tried-figures'

/** What stands in the panel beside the results besides its first two sliders. */
export function TryRest() {
  return (
    <>
      <MoreSliders />
      <div className="sticky -bottom-5 -mx-5 mt-3 -mb-5 border-t border-line bg-surface px-5 py-3">
        {/* With what the figures below count besides the sliders: under the foot it would be out of sight. */}
        <div className="-mx-5 max-h-24 overflow-y-auto px-5">
          <AlsoTried />
        </div>
        <TriedFigures />
        <TrialEnd />
      </div>
    </>
  )
}
