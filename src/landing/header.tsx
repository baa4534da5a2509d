import { brand } from '../domain/site/brand'
import { paths, registerHref } from '../paths'
import { buttonClasses } from '../ui/button'
import { Moon, Screen, Sun, User } from '../ui/icons'
import { LanguageSwitch } from '../ui/language-switch'
import { measure } from './sections/section'
import type { SectionProps } from './site'

const pictures = { light: <Sun />, dark: <Moon />, system: <Screen /> }

/** One press goes to the next theme; src/landing/theme-button.ts makes it work, and without scripts it is not there. */
function ThemeButton({ names }: { names: SectionProps['words']['header']['theme'] }) {
  return (
    <button
      type="button"
      id="theme"
      aria-label={`${names.label}: ${names.system}`}
      data-names={JSON.stringify(names)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text hover:bg-sunken max-[380px]:hidden noscript:hidden"
    >
      {Object.entries(pictures).map(([theme, picture]) => (
        <span key={theme} data-theme-picture={theme} hidden={theme !== 'system'}>
          {picture}
        </span>
      ))}
    </button>
  )
}

export function Header({ words, language, site }: SectionProps) {
  const { header } = words
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <header className={`${measure} flex items-center gap-1 py-3 cramped:flex-wrap`}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {header.skip}
      </a>
      <p className="flex items-center gap-2 text-section font-semibold sm:gap-2.5">
        <img src="/favicon.svg" alt="" width="32" height="32" className="max-[350px]:size-7" />
        {brand[language]}
      </p>
      <nav aria-label={header.account} className="ms-auto flex items-center sm:gap-1">
        <LanguageSwitch
          href={`${paths.landing}?lang=${other}`}
          language={other}
          name={header.otherLanguage}
          short={other === 'ar' ? 'ع' : 'EN'}
        />
        <ThemeButton names={header.theme} />
        {site.isSignedIn ? (
          <a href={paths.app} className={buttonClasses('primary', 'whitespace-nowrap max-sm:px-3 max-[350px]:px-2')}>
            {header.projects}
          </a>
        ) : (
          <>
            <a
              href={paths.login}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-1.5 font-medium whitespace-nowrap text-text no-underline hover:bg-sunken sm:px-3"
            >
              <User className="sm:hidden" />
              <span className="max-sm:sr-only">{header.login}</span>
            </a>
            <a
              href={registerHref(!site.hasFreePlace)}
              className={buttonClasses('primary', 'whitespace-nowrap max-sm:px-3 max-[350px]:px-2')}
            >
              {site.hasFreePlace ? header.start : header.buy}
            </a>
          </>
        )}
      </nav>
    </header>
  )
}
