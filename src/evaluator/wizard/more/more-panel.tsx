import { useAtom } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { useLanguage } from '../../../i18n/use-language'
import { languageHref } from '../../../paths'
import { classes } from '../../../ui/classes'
import { Reset } from '../../../ui/first-icons'
import { Globe, Search } from '../../../ui/icons'
import { Segmented } from '../../../ui/inputs/segmented'
import { Switch } from '../../../ui/inputs/switch'
import { chooseTheme, chosenTheme, themes } from '../../../ui/theme/theme-choice'
import { announcesAtom } from '../announcements/announces-atom'
import { type PlanAction, type PlanActions, usePlanActions } from '../commands/plan-actions'
import { CurrencyBox } from './currency-box'

interface MorePanelProps {
  actions: PlanActions
  /** Finds anything by its name. */
  onFind: () => void
  onReset: () => void
  /** Closes the menu, before anything that it leads to. */
  onLeave: () => void
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start font-medium no-underline hover:bg-sunken'

/** Currency, appearance, language, and what is done to the whole plan. */
export function MorePanel({ actions, onFind, onReset, onLeave }: MorePanelProps) {
  const { t } = useTranslation(['more', 'evaluator'])
  const [announces, setAnnounces] = useAtom(announcesAtom)
  const { takeAlong, plan } = usePlanActions(actions)
  const leaveTo = (run: () => void) => () => {
    onLeave()
    run()
  }
  return (
    <div className="flex flex-col">
      <div className="-mx-2">
        <RowButton icon={<Search />} onClick={leaveTo(onFind)}>
          {t('find')}
        </RowButton>
      </div>
      <Group title={t('groups.takeAlong')}>
        <Rows actions={takeAlong} leaveTo={leaveTo} />
      </Group>
      <Group title={t('groups.plan')}>
        <Rows actions={plan} leaveTo={leaveTo} />
      </Group>
      <Group title={t('groups.display')}>
        <div className="flex flex-col gap-4 px-2 pt-1 pb-2">
          <CurrencyBox />
          <ThemeChoice />
          <Switch label={t('announce')} hint={t('announceHint')} checked={announces} onChange={setAnnounces} />
        </div>
        <OtherLanguage />
      </Group>
      <div className="-mx-2 mt-2 border-t border-line pt-2">
        <RowButton icon={<Reset />} onClick={leaveTo(onReset)} isDestructive>
          {t('evaluator:toolbar.reset')}
        </RowButton>
      </div>
    </div>
  )
}

interface RowsProps {
  actions: readonly PlanAction[]
  leaveTo: (run: () => void) => () => void
}

function Rows({ actions, leaveTo }: RowsProps) {
  return actions.map(({ label, icon, run }) => (
    <RowButton key={label} icon={icon} onClick={leaveTo(run)}>
      {label}
    </RowButton>
  ))
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="-mx-2 border-line not-first:mt-2 not-first:border-t not-first:pt-2">
      <h2 id={id} className="px-2 py-1 text-small font-medium text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface RowButtonProps {
  icon: ReactNode
  onClick: () => void
  /** What it does takes something away. */
  isDestructive?: boolean
  children: ReactNode
}

function RowButton({ icon, onClick, isDestructive = false, children }: RowButtonProps) {
  return (
    <button type="button" onClick={onClick} className={classes(row, isDestructive ? 'text-negative' : 'text-text')}>
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
    <a href={href} hrefLang={other} lang={other} className={classes(row, 'text-text')}>
      <Globe />
      {t('language.other')}
    </a>
  )
}
