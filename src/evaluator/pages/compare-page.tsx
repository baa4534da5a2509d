import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../i18n/use-page-title'
import { Chosen } from '../compare/chosen'
import { CompareHeading } from '../compare/compare-heading'
import { type ComparedKey, comparedKeys, toggledKeys } from '../compare/compared-keys'
import { ProjectChoice } from '../compare/project-choice'
import { VersionChoices } from '../compare/version-choices'

/** What the address names, and how to choose another or leave one out. */
function useChosen(): [readonly ComparedKey[], (...keys: string[]) => void] {
  const [query, setQuery] = useSearchParams()
  const chosen = comparedKeys(query.getAll('p'))
  const toggle = (...pressed: string[]) => {
    const keys = pressed.reduce<readonly string[]>(
      toggledKeys,
      chosen.map(({ key }) => key),
    )
    setQuery(new URLSearchParams(keys.map((key) => ['p', key])), { replace: true })
  }
  return [chosen, toggle]
}

/** Two to four projects or versions side by side, or one in its three scenarios. */
export function ComparePage() {
  const { t } = useTranslation('compare')
  usePageTitle(t('title'))
  const [chosen, toggle] = useChosen()
  return (
    <div className="flex flex-col gap-6">
      <CompareHeading intro={t('intro')} canPrint={chosen.length > 0} />
      <div className="flex flex-col gap-4 print:hidden">
        <ProjectChoice chosen={chosen} onToggle={toggle} />
        <VersionChoices chosen={chosen} onToggle={toggle} />
        {chosen.length > 0 ? <p className="max-w-line text-small text-muted">{t('variant')}</p> : null}
      </div>
      {chosen.length > 0 ? <Chosen chosen={chosen} onLeaveOut={toggle} /> : null}
    </div>
  )
}
