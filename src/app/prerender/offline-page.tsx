import type { Language } from '../../domain/options'
import { brand } from '../../domain/site/brand'
import type { landing } from '../../i18n/en/landing'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'

/** What a device shows in place of a page while the server cannot be reached: what works without it. It needs no script. */
export function OfflinePage({ language, words }: { language: Language; words: (typeof landing)['offline'] }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <p className="flex items-center gap-2 font-semibold">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        {brand[language]}
      </p>
      <h1 className="text-page font-semibold">{words.title}</h1>
      <p>{words.works}</p>
      <p className="text-muted">{words.waits}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {/* The address that could not be shown. */}
        <LinkButton variant="primary" href="">
          {words.again}
        </LinkButton>
        <LinkButton href={paths.demo}>{words.demo}</LinkButton>
      </div>
    </main>
  )
}
