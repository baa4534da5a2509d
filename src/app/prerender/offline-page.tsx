import type { landing } from '../../i18n/en/landing'
import { paths } from '../../paths'
import { LinkButton } from '../../ui/button'

/** What a device shows in place of a page while the server cannot be reached: what works without it. It needs no script. */
export function OfflinePage({ words: { brand, offline } }: { words: typeof landing }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <p className="flex items-center gap-2 font-semibold">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        {brand}
      </p>
      <h1 className="text-page font-semibold">{offline.title}</h1>
      <p>{offline.works}</p>
      <p className="text-muted">{offline.waits}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {/* The address that could not be shown. */}
        <LinkButton variant="primary" href="">
          {offline.again}
        </LinkButton>
        <LinkButton href={paths.demo}>{offline.demo}</LinkButton>
      </div>
    </main>
  )
}
