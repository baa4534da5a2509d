import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageLink } from '../../layout/language-link'
import { ThemeButton } from '../../layout/theme-button'
import { paths } from '../../paths'
import { IconButton } from '../../ui/button'
import { RedoIcon, UndoIcon } from '../../ui/icons'
import { planAtom } from '../state/atoms'
import { historyAtom } from '../state/undo'
import { useUndo } from '../state/use-undo'

const nameAtom = atom((get) => get(planAtom).storeName.trim())
const canUndoAtom = atom((get) => get(historyAtom).past.length > 0)
const canRedoAtom = atom((get) => get(historyAtom).future.length > 0)

interface HeaderProps {
  /** Where the brand leads, and what stands beside it instead of the store's name. */
  home?: string
  name?: ReactNode
  /** Where the plan is kept, and how that stands. */
  status?: ReactNode
  /** What more can be done with this plan. */
  actions?: ReactNode
}

/** The line above the evaluator: whose plan, how it is kept, undo and redo, language, theme. */
export function Header({ home = paths.landing, name: given, status, actions }: HeaderProps) {
  const { t } = useTranslation(['evaluator', 'common'])
  const name = useAtomValue(nameAtom)
  const canUndo = useAtomValue(canUndoAtom)
  const canRedo = useAtomValue(canRedoAtom)
  const { undo, redo } = useUndo()
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-1 py-2 sm:gap-x-2">
      <a href={home} className="flex min-h-11 items-center gap-2 font-semibold sm:pe-2 text-text no-underline">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span className="max-sm:sr-only">{t('common:brand')}</span>
      </a>
      <h1 className={given ? 'sr-only' : 'min-w-0 grow basis-24 truncate text-small text-muted max-sm:sr-only'}>
        <bdi>{name === '' ? t('untitled') : name}</bdi>
        <span className="sr-only"> – {t('title')}</span>
      </h1>
      {given}
      {status}
      <div className="ms-auto flex flex-wrap items-center">
        <IconButton label={t('common:undo')} disabled={!canUndo} onClick={undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('common:redo')} disabled={!canRedo} onClick={redo}>
          <RedoIcon />
        </IconButton>
        {actions}
        <LanguageLink />
        <ThemeButton />
      </div>
    </header>
  )
}
