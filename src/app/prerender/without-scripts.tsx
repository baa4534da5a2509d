import type { landing } from '../../i18n/en/landing'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'

/** What a page that needs scripts says where they do not run, instead of nothing. */
export function WithoutScripts({ words: { brand, withoutScripts } }: { words: typeof landing }) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-start gap-3 p-6">
      <p className="font-semibold">{brand}</p>
      <h2 className="text-page font-semibold">{withoutScripts.title}</h2>
      <p>{withoutScripts.text}</p>
      <LinkButton href={paths.landing}>{withoutScripts.home}</LinkButton>
    </section>
  )
}
