import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { healthTerms } from '../../../domain/model/constants'
import { useFormat } from '../../state/use-format'
import { conclusionAtom } from '../concluded'
import { advancedAtom } from '../slices'

/** The five parts of the health score, the weightiest first. */
export const healthParts = ['operatingMargin', 'customerValue', 'grossMargin', 'safetyMargin', 'payback'] as const

/** Points of so many, in words; null where there are none. */
function usePointsText(): (points: number | null | undefined, of: number, digits: number) => string | null {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  return (points, of, max) =>
    points === null || points === undefined
      ? null
      : t('advanced.pointsOf', { points: number(points, { max }), of: number(of) })
}

/** How far the business earns the money that its growth needs, of 100. */
export function useGrowthPoints(): string | null {
  return usePointsText()(useAtomValue(advancedAtom)?.growthSustainabilityScore, 100, 0)
}

/** The health score of 100, and its parts, each of the most that it can have. */
export function useHealthPoints(): { score: string | null; parts: { part: string; label: string; figure: string }[] } {
  const { t } = useTranslation('results')
  const points = useAtomValue(conclusionAtom).health
  const text = usePointsText()
  return {
    score: text(useAtomValue(advancedAtom)?.businessHealthScore, 100, 0),
    parts: healthParts.map((part) => ({
      part,
      label: t(`healthParts.${part}`),
      figure: text(points?.[part], healthTerms.most[part], 1) ?? '',
    })),
  }
}

/** Why the score is less than its parts together; null where it is their sum. */
export function useCapText(): string | null {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const score = useAtomValue(advancedAtom)?.businessHealthScore
  const cap = useAtomValue(conclusionAtom).health?.cap
  if (cap === undefined || cap === 100 || score !== cap) return null
  const why = cap === healthTerms.caps.unprofitable ? 'cappedBySales' : 'cappedByCash'
  return t(`advanced.${why}`, { cap: number(cap) })
}
