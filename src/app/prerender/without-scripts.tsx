import type { Language } from '../../domain/options'
import { brand } from '../../domain/site/brand'
import type { landing } from '../../i18n/en/landing'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'

/** What a page that needs scripts says where they do not run, instead of nothing. */
export function WithoutScripts({ language, words }: { language: Language; words: (typeof landing)['withoutScripts'] }) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-start gap-3 p-6">
      <p className="font-semibold">{brand[language]}</p>
      <h2 className="text-page font-semibold">{words.title}</h2>
      <p>{words.text}</p>
      <LinkButton href={paths.landing}>{words.home}</LinkButton>
    </section>
  )
}
