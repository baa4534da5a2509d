import { useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../i18n/lazy-page'
import { IconButton } from '../../../ui/button'
import { Dots } from '../../../ui/icons'
import { useDismiss } from '../../../ui/overlays/use-dismiss'
import { whenIdle } from '../../../ui/page/idle'
import { shownDialogAtom } from '../../state/shown-dialog'

const MorePanel = lazyPage(() => import('./more-panel').then((module) => module.MorePanel), 'more')
const ResetDialog = lazy(() => import('./reset-dialog'))

/** Without a network it is asked for again when the menu is opened. */
const preload = () => void MorePanel.preload().catch(() => {})

/** As high as the menu, and without a word where it comes at once. */
function Loading() {
  const { t } = useTranslation('common')
  return <p className="min-h-96 animate-[tip-in_120ms_300ms_backwards] text-muted">{t('loading')}</p>
}

export interface MoreMenuProps {
  /** Opens the links to the plan. */
  onShare?: () => void
  /** Leads to the plan beside others. */
  onCompare?: () => void
  /** Opens what the plan was before; without it there is none. */
  onVersions?: () => void
  /** Opens a plan from a file. */
  onOpenFile?: () => void
}

/** What is seldom wanted and concerns the whole plan or the device, behind one button. */
export function MoreMenu({ onShare, onCompare, onVersions, onOpenFile }: MoreMenuProps) {
  const { t } = useTranslation('evaluator')
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const showDialog = useSetAtom(shownDialogAtom)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(whole, isOpen, close)
  useEffect(() => whenIdle(preload), [])
  // The dialog that follows gives the focus back to the button.
  const leaveTo = (open: () => void) => () => {
    button.current?.focus()
    close()
    open()
  }
  return (
    <div ref={whole} className="relative">
      <IconButton
        ref={button}
        label={t('toolbar.menu')}
        aria-expanded={isOpen}
        aria-controls={panel}
        data-opens="currency"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <Dots />
      </IconButton>
      <div
        id={panel}
        hidden={!isOpen}
        className="absolute end-0 top-full z-40 w-80 max-w-[calc(100vw-2rem)] rounded-panel border border-line bg-surface p-4 shadow-float"
      >
        {isOpen ? (
          <Suspense fallback={<Loading />}>
            <MorePanel
              onReport={leaveTo(() => showDialog('report'))}
              onWorkbook={leaveTo(() => showDialog('workbook'))}
              onNotes={leaveTo(() => showDialog('notes'))}
              onDuties={leaveTo(() => showDialog('duties'))}
              onReset={leaveTo(() => setAsking(true))}
              {...(onShare && { onShare: leaveTo(onShare) })}
              {...(onCompare && { onCompare: leaveTo(onCompare) })}
              {...(onVersions && { onVersions: leaveTo(onVersions) })}
              {...(onOpenFile && { onOpenFile: leaveTo(onOpenFile) })}
            />
          </Suspense>
        ) : null}
      </div>
      {isAsking ? (
        <Suspense fallback={null}>
          <ResetDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
