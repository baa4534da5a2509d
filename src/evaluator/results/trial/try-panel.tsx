import { useAtomValue } from 'jotai'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../i18n/lazy-page'
import { classes } from '../../../ui/classes'
import { useMedia } from '../../../ui/device/use-media'
import { useIdle } from '../../../ui/page/idle'
import { usePriceLabel } from '../../fields/use-price-label'
import { isTryingAtom } from '../../state/atoms'
import { useTrialSession } from './trial-session'
import { TrySlider } from './try-slider'

const TryMore = lazyPage(() => import('./try-more').then((module) => module.TryMore), 'trial')
const ValueBox = lazyPage(() => import('./value-box').then((module) => module.ValueBox), 'trial', 'fields')

/** Where the panel stands beside the results; the classes `lg:` say the same to a page that knows no screen yet. */
const isWide = '(min-width: 64rem)'

/**
 * Figures to move, without changing the plan. Two sliders come with the page; what else can be tried is loaded
 * when the page has come to rest: beside the results where there is room, else in a sheet at the bottom of the screen.
 */
export function TryPanel() {
  const { t } = useTranslation('summary')
  const isIdle = useIdle()
  const hasRoom = useMedia(isWide)
  const price = usePriceLabel()
  useTrialSession()
  const isTrying = useAtomValue(isTryingAtom)
  const hasMore = isIdle || isTrying
  return (
    <section
      id="try"
      aria-labelledby="what-if"
      className="rounded-panel border border-line bg-surface px-4 py-2 print:hidden sm:p-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-5 lg:pointer-fine:[&_.h-11]:h-9 lg:pointer-fine:[&_.min-h-11]:min-h-9"
    >
      <h2 id="what-if" tabIndex={-1} className="text-body font-semibold outline-none sm:text-section">
        {t('sliders.title')}
      </h2>
      <div className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        <FirstSlider driver="price" label={price} hasBox={hasMore && hasRoom === true} />
        <FirstSlider driver="units" label={t('sliders.units')} hasBox={hasMore && hasRoom === true} />
      </div>
      {hasMore ? (
        <Suspense fallback={<MoreToCome />}>
          <TryMore price={price} hasRoom={hasRoom ?? false} />
        </Suspense>
      ) : (
        <MoreToCome />
      )}
    </section>
  )
}

interface FirstSliderProps {
  driver: 'price' | 'units'
  label: string
  /** Whether its value can be typed beside it. */
  hasBox: boolean
}

/** A slider that comes with the page; one is not drawn again when the other moves. */
const FirstSlider = memo(function FirstSlider({ driver, label, hasBox }: FirstSliderProps) {
  const box = hasBox ? (
    <Suspense fallback={<div className="min-h-11" />}>
      <ValueBox driver={driver} label={label} />
    </Suspense>
  ) : undefined
  return <TrySlider driver={driver} id={`slider-${driver}`} label={label} box={box} />
})

/** The place of the button that opens the sheet, or of the sliders where all stand beside the results. */
function MoreToCome() {
  return (
    <>
      <div className="mt-1 mb-2 h-11 lg:hidden" />
      <div aria-hidden="true" className="mt-4 hidden gap-y-5 lg:grid">
        {['w-3/5', 'w-2/5', 'w-3/5', 'w-2/5'].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay where they are.
          <div key={at} className="grid h-14 content-between">
            <div className={classes('h-4 rounded-control bg-sunken', width)} />
            <div className="h-6 rounded-control bg-sunken" />
          </div>
        ))}
      </div>
    </>
  )
}
