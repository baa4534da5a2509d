import { useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../i18n/lazy-page'
import { IconButton } from '../../../ui/button'
import { Dots } from '../../../ui/first-icons'
import { useDismiss } from '../../../ui/overlays/use-dismiss'
import { whenIdle } from '../../../ui/page/when-idle'
import { useGoToActuals } from '../../state/navigation/step-location'
import { shownDialogAtom } from '../../state/shown-dialog'
import type { PlanActions } from '../commands/plan-actions'
import { useCommandKeys } from '../commands/use-command-keys'

const MorePanel = lazyPage(() => import('./more-panel').then((module) => module.MorePanel), 'more')
const CommandMenu = lazyPage(
  () => import('../commands/command-menu').then((module) => module.CommandMenu),
  'commands',
  'more',
  'fields',
  'results',
  'costs',
)
const KeysDialog = lazyPage(() => import('../commands/keys-dialog').then((module) => module.KeysDialog), 'commands')
const ResetDialog = lazy(() => import('./reset-dialog'))

/** Without a network it is asked for again when the menu is opened. */
const preload = () => void MorePanel.preload().catch(() => {})

/** As high as the menu, and without a word where it comes at once. */
function Loading() {
  const { t } = useTranslation('common')
  return <p className="min-h-96 animate-[tip-in_120ms_300ms_backwards] text-muted">{t('loading')}</p>
}

/** What the page adds to what every plan can do. */
export type MoreMenuProps = Pick<PlanActions, 'onShare' | 'onCompare' | 'onVersions' | 'onOpenFile'>

/** What is seldom wanted and concerns the whole plan or the device, behind one button. */
export function MoreMenu(ofPage: MoreMenuProps) {
  const { t } = useTranslation('evaluator')
  const [isOpen, setOpen] = useState(false)
  const [openDialog, setOpenDialog] = useState<'reset' | 'find' | 'keys' | null>(null)
  const showDialog = useSetAtom(shownDialogAtom)
  const goToActuals = useGoToActuals()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(whole, isOpen, close)
  useEffect(() => whenIdle(preload), [])
  const find = useCallback(() => setOpenDialog('find'), [])
  const listKeys = useCallback(() => setOpenDialog('keys'), [])
  useCommandKeys(find, listKeys)
  const done = () => setOpenDialog(null)
  const actions: PlanActions = {
    ...ofPage,
    onReport: () => showDialog('report'),
    onWorkbook: () => showDialog('workbook'),
    onNotes: () => showDialog('notes'),
    onDuties: () => showDialog('duties'),
    onActuals: goToActuals,
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
              actions={actions}
              onFind={find}
              onReset={() => setOpenDialog('reset')}
              onLeave={() => {
                // What follows gives the focus back to the button.
                button.current?.focus()
                close()
              }}
            />
          </Suspense>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {openDialog === 'reset' ? <ResetDialog onClose={done} /> : null}
        {openDialog === 'find' ? <CommandMenu actions={actions} onClose={done} /> : null}
        {openDialog === 'keys' ? <KeysDialog onClose={done} /> : null}
      </Suspense>
    </div>
  )
}
