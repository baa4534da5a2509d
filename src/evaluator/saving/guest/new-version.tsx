import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { newVersionAtom } from '../../state/new-version'

const Line = lazyPage(() => import('./new-version-line').then((module) => module.NewVersionLine), 'more')

/** A quiet line once a newer version waits on this device. */
export function NewVersion() {
  const waiting = useAtomValue(newVersionAtom)
  if (!waiting) return null
  return (
    <Suspense fallback={null}>
      <Line onLoad={waiting.load} />
    </Suspense>
  )
}
