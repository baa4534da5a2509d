import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../i18n/use-page-title'
import { paths } from '../../paths'
import { IconButton } from '../../ui/button'
import { classes } from '../../ui/classes'
import { RedoIcon, UndoIcon } from '../../ui/first-icons'
import { planAtom } from '../state/atoms'
import { canRedoAtom, canUndoAtom } from '../state/undo/trial-moves'
import { useUndo } from '../state/undo/use-undo'
import { MoreMenu, type MoreMenuProps } from './more/more-menu'

export const storeNameAtom = atom((get) => get(planAtom).storeName.trim())

interface HeaderProps extends MoreMenuProps {
  /** Where the brand leads, and what stands beside it instead of the store's name. */
  home?: string
  name?: ReactNode
  /** Where the plan is kept, and how that stands. */
  status?: ReactNode
}

/** The line above the evaluator: whose plan, how it is kept, undo and redo, and a menu with the rest. */
export function Header({ home = paths.landing, name: given, status, ...menu }: HeaderProps) {
  const { t } = useTranslation('evaluator')
  const name = useAtomValue(storeNameAtom)
  const brand = useBrand()
  return (
    <header className="relative z-20 flex has-[[aria-expanded=true]]:z-30 flex-wrap items-center gap-x-1 py-1 sm:gap-x-2 sm:py-2">
      <a
        href={home}
        // A phone has no room for both, and what stands beside it leads to the same place.
        className={classes(
          'flex min-h-11 items-center gap-2 font-semibold sm:pe-2 text-text no-underline',
          given !== undefined && 'max-sm:hidden',
        )}
      >
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span className="max-sm:sr-only">{brand}</span>
      </a>
      {given ?? (
        <p className="min-w-0 grow basis-16 truncate text-small text-muted">
          <bdi>{name === '' ? t('untitled') : name}</bdi>
        </p>
      )}
      <div className="order-last flex items-center">
        <UndoAndRedo />
        <MoreMenu {...menu} />
      </div>
      {status}
    </header>
  )
}

/** Apart from the menu beside them, which has nothing to do with what one moves. */
function UndoAndRedo() {
  const { t } = useTranslation('common')
  const canUndo = useAtomValue(canUndoAtom)
  const canRedo = useAtomValue(canRedoAtom)
  const { undo, redo } = useUndo()
  return (
    <>
      <IconButton label={t('undo')} disabled={!canUndo} onClick={undo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={t('redo')} disabled={!canRedo} onClick={redo}>
        <RedoIcon />
      </IconButton>
    </>
  )
}
