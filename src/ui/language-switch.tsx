interface LanguageSwitchProps {
  href: string
  /** The other language: its code, its name in itself, and a letter or two that stand for it. */
  language: string
  name: string
  short: string
}

/** The page in the other language: a link, for the server sends the whole page anew. */
export function LanguageSwitch({ href, language, name, short }: LanguageSwitchProps) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      title={name}
      className="inline-flex h-11 min-w-11 items-center justify-center rounded-control px-2 font-medium text-text no-underline hover:bg-sunken"
    >
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </a>
  )
}
