interface LanguageSwitchProps {
  href: string
  /** The other language: its code, its own name, and its abbreviation of a letter or two. */
  language: string
  name: string
  short: string
}

/**
 * Link to the page in the other language: a full page load, as a page keeps its language for its lifetime. In a prerendered document it may name less of
 * the query than the page's address, and still leads to the same page.
 */
export function LanguageSwitch({ href, language, name, short }: LanguageSwitchProps) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      title={name}
      suppressHydrationWarning
      className="inline-flex h-11 min-w-11 items-center justify-center rounded-control px-2 font-medium text-text no-underline hover:bg-sunken"
    >
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </a>
  )
}
