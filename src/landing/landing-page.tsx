import type { Language } from '../domain/options'
import type { landing } from '../i18n/en/landing'

interface LandingPageProps {
  words: typeof landing
  language: Language
}

/** The first page: what this is, and the way in. It reads whole without JavaScript. */
export function LandingPage({ words, language }: LandingPageProps) {
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1200px] flex-col px-4 sm:px-6">
      <header className="flex items-center justify-between gap-4 py-4">
        <p className="flex items-center gap-2 text-section font-semibold">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {words.brand}
        </p>
        <nav aria-label={words.account} className="ms-auto">
          <a href="/login" className="inline-flex min-h-11 items-center px-2 font-medium text-text">
            {words.login}
          </a>
        </nav>
        <a
          href={`/?lang=${other}`}
          hrefLang={other}
          lang={other}
          className="inline-flex min-h-11 items-center px-2 font-medium text-text"
        >
          {words.otherLanguage}
        </a>
      </header>
      <main className="flex grow flex-col justify-center gap-6 py-12">
        <h1 className="max-w-[18ch] text-[2.5rem] leading-tight font-semibold sm:text-[3.25rem]">{words.headline}</h1>
        <p className="max-w-[60ch] text-section text-muted">{words.lead}</p>
        <ul className="grid max-w-[68ch] gap-2">
          {words.points.map((point) => (
            <li key={point} className="border-s-2 border-accent ps-3">
              {point}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          <a
            href="/register"
            className="inline-flex min-h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent no-underline"
          >
            {words.createAccount}
          </a>
          <a
            href="/demo"
            className="inline-flex min-h-12 items-center rounded-control border border-control bg-surface px-6 font-medium text-text no-underline"
          >
            {words.tryIt}
          </a>
        </p>
      </main>
      <footer className="border-t border-line py-6 text-small text-muted">{words.footer}</footer>
    </div>
  )
}
