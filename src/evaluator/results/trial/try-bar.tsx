import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { Button } from '../../../ui/button'
import { Figure } from '../../../ui/figure'
import { ChevronDown, ChevronUp } from '../../../ui/first-icons'
import { useDismissal } from '../../../ui/overlays/use-dismissal'
import { evaluationAtom, isTryingAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { AlsoTried } from './also-tried'
import { Difference } from './difference'
import { MoreSliders } from './more-sliders'
import { TrialEnd, useTrialEnd } from './trial-end'
import { TrySlider } from './try-slider'
import { ValueBox } from './value-box'

/** Whether the two sliders of the page are out of sight above: then the sheet is the way to them. */
function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const panel = document.getElementById(id)
    if (!panel) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [id])
  return isPassed
}

/** On a phone: a line at the bottom with the month that the trial leaves, which opens a sheet with everything to move. */
export function TryBar({ price }: { price: string }) {
  const { t } = useTranslation('trial')
  const [isOpen, setOpen] = useState(false)
  const isTrying = useAtomValue(isTryingAtom)
  const isPassed = useIsPassed('try')
  const bar = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useDismissal(bar, isOpen, () => {
    setOpen(false)
    // What had the focus goes with the sheet.
    opener.current?.focus({ preventScroll: true })
  })
  return (
    <>
      <Button
        ref={opener}
        className="mt-1 mb-2 w-full"
        aria-expanded={isOpen}
        aria-controls="try-sheet"
        onClick={() => setOpen(true)}
      >
        {t('more')}
      </Button>
      {createPortal(
        <aside
          ref={bar}
          aria-label={t('title')}
          hidden={!(isOpen || isTrying || isPassed)}
          className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-float lg:hidden print:hidden"
        >
          <div id="try-sheet" hidden={!isOpen} className="max-h-[60dvh] overflow-y-auto px-4 pt-3 sm:px-6">
            {isOpen ? <Sheet price={price} /> : null}
          </div>
          <BarLine isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </aside>,
        document.body,
      )}
    </>
  )
}

function Sheet({ price }: { price: string }) {
  const { t } = useTranslation('summary')
  return (
    <>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Movable driver="price" label={price} />
        <Movable driver="units" label={t('sliders.units')} />
      </div>
      <MoreSliders />
      <div className="py-3">
        <AlsoTried />
        <TrialEnd />
      </div>
    </>
  )
}

function Movable({ driver, label }: { driver: Driver; label: string }) {
  return <TrySlider driver={driver} id={useId()} label={label} box={<ValueBox driver={driver} label={label} />} />
}

/** The month in one line; while something is tried, how to end the trial without opening the sheet. */
function BarLine({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('trial')
  const { money } = useFormat()
  const isTrying = useAtomValue(isTryingAtom)
  const income = useAtomValue(evaluationAtom).conclusion.income
  const { keep, drop } = useTrialEnd()
  const whole = (value: number | null) => money(value, wholeMoney)
  return (
    <div className="flex items-center gap-1 px-2 sm:px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="try-sheet"
        onClick={onToggle}
        className="flex min-h-14 min-w-0 grow items-center gap-2 rounded-control px-2 py-1.5 text-start leading-snug"
      >
        {isOpen ? <ChevronDown className="text-muted" /> : <ChevronUp className="text-muted" />}
        <span className="min-w-0">
          <span className="text-small text-muted">{t(income < 0 ? 'loss' : 'profit')}</span>{' '}
          <Figure className="font-semibold whitespace-nowrap" tone={income < 0 ? 'bad' : 'good'}>
            {whole(Math.abs(income))}
          </Figure>
          <Difference of={({ conclusion }) => conclusion.income} write={whole} />
          {isTrying ? null : <span className="text-small font-medium"> · {t('title')}</span>}
        </span>
        <span className="sr-only">{t(isOpen ? 'hide' : 'open')}</span>
      </button>
      {isTrying && !isOpen ? (
        <>
          {keep ? (
            <Button variant="primary" aria-label={t('keep')} className="shrink-0 px-3!" onClick={keep}>
              {t('keepShort')}
            </Button>
          ) : null}
          <Button className="shrink-0 px-3!" onClick={drop}>
            {t('drop')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
