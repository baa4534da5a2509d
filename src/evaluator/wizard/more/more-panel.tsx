import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { useLanguage } from '../../../i18n/use-language'
import { languageHref } from '../../../paths'
import { Columns, Folder, Globe, History, NoteIcon, Printer, Reset, Share, Sheet } from '../../../ui/icons'
import { Segmented } from '../../../ui/inputs/segmented'
import { Switch } from '../../../ui/inputs/switch'
import { chooseTheme, chosenTheme, themes } from '../../../ui/theme/theme-choice'
import { announcesAtom } from '../announcements/announces-atom'
import { CurrencyBox } from './currency-box'

interface MorePanelProps {
  onReport: () => void
  onWorkbook: () => void
  onNotes: () => void
  onReset: () => void
  onShare?: () => void
  onCompare?: () => void
  onVersions?: () => void
  onOpenFile?: () => void
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start font-medium text-text no-underline hover:bg-sunken'

/** Currency, appearance, language, and what is done to the whole plan. */
export function MorePanel({
  onReport,
  onWorkbook,
  onNotes,
  onReset,
  onShare,
  onCompare,
  onVersions,
  onOpenFile,
}: MorePanelProps) {
  const { t } = useTranslation(['more', 'evaluator', 'saving'])
  const [announces, setAnnounces] = useAtom(announcesAtom)
  return (
    <div className="flex flex-col gap-4">
      <CurrencyBox />
      <ThemeChoice />
      <Switch label={t('announce')} hint={t('announceHint')} checked={announces} onChange={setAnnounces} />
      <div className="-mx-2 border-t border-line pt-2">
        <RowButton icon={<Printer />} onClick={onReport}>
          {t('report')}
        </RowButton>
        <RowButton icon={<Sheet />} onClick={onWorkbook}>
          {t('workbook')}
        </RowButton>
        <RowButton icon={<NoteIcon />} onClick={onNotes}>
          {t('notes')}
        </RowButton>
        <OtherLanguage />
        {onShare ? (
          <RowButton icon={<Share />} onClick={onShare}>
            {t('share')}
          </RowButton>
        ) : null}
        {onCompare ? (
          <RowButton icon={<Columns />} onClick={onCompare}>
            {t('compare')}
          </RowButton>
        ) : null}
        {onOpenFile ? (
          <RowButton icon={<Folder />} onClick={onOpenFile}>
            {t('openFile')}
          </RowButton>
        ) : null}
        {onVersions ? (
          <RowButton icon={<History />} onClick={onVersions}>
            {t('saving:versions.open')}
          </RowButton>
        ) : null}
        <RowButton icon={<Reset />} onClick={onReset}>
          {t('evaluator:toolbar.reset')}
        </RowButton>
      </div>
    </div>
  )
}

function RowButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={row}>
      {icon}
      {children}
    </button>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('common')
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Segmented
      legend={t('theme.label')}
      value={theme}
      choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
    />
  )
}

/** A full page load: a page keeps its language for its whole life. */
function OtherLanguage() {
  const { t } = useTranslation('common')
  const [pathname] = useLocation()
  const search = useSearch()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const href = languageHref({ pathname, search, hash: '' }, other)
  return (
    <a href={href} hrefLang={other} lang={other} className={row}>
      <Globe />
      {t('language.other')}
    </a>
  )
}
