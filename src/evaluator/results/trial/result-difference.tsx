import { useAtomValue } from 'jotai'
import { breakEvenDay, isBreakEvenDay } from '../../../domain/model/results/break-even-day'
import type { ResultName } from '../../../domain/model/results/sections'
import { formatResult } from '../../../results/format-result'
import { formatKind, kindOf, resultOf, stateFor } from '../../../results/result-kinds'
import { inStatement } from '../../../results/result-lists'
import { currencyAtom, languageAtom } from '../../state/atoms'
import { Difference } from './difference'

/** While something is tried: the difference of a result as the results write it. Apart, for it brings the table of results. */
export function ResultDifference({ name, isLess = false }: { name: ResultName; isLess?: boolean }) {
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  if (isBreakEvenDay(name)) {
    const dayOf = (part: number | null) => (part === null ? null : breakEvenDay(part))
    return (
      <Difference
        of={(evaluation) => dayOf(resultOf(evaluation, name))}
        write={(day) => formatKind(day, 'count', language, currency)}
      />
    )
  }
  return (
    <Difference
      of={(evaluation) => inStatement(resultOf(evaluation, name), isLess)}
      write={(value) => formatResult(name, value, language, currency)}
      counted={kindOf(name) === 'percent' ? 'points' : null}
      isTyped={stateFor(name) === 'typed'}
    />
  )
}
