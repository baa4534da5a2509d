import { useAtomValue } from 'jotai'
import type { ConclusionTexts } from '../../../results/conclusion/conclusion-texts'
import { acquisitionGapAtom } from '../slices'

/** Why the verdict is no better, beside the warnings: that customers cost nothing at all is one of those. */
export function useLowering({ caps }: Pick<ConclusionTexts, 'caps'>): string[] {
  const isWarned = useAtomValue(acquisitionGapAtom) !== null
  return caps.filter(({ cap }) => !(isWarned && cap === 'freeCustomers')).map(({ text }) => text)
}
