import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { registeredIncome } from '../../../domain/model/conclusion/in-state'
import { isFar, type Lever, levers } from '../../../domain/model/decisions/levers'
import type { Answer, Goal } from '../../../domain/model/decisions/seek'
import type { PairAnswer } from '../../../domain/model/decisions/seek-pair'
import type { Evaluation } from '../../../domain/model/evaluation'
import { answerBaseAtom } from '../../results/answers/applied'
import { ApplyButton } from '../../results/answers/apply-button'
import { useAnswers } from '../../results/answers/use-answers'
import { useRegistration } from '../../results/answers/use-registration'
import { useFormat } from '../../state/use-format'
import { useMonthEnd } from '../use-month-end'
import { useGoalWords, useLeverName, useLeverWords } from './goal-words'

/** What each lever alone has to become for a goal, and two together where none reaches it. */
export function GoalAnswerList({ goal }: { goal: Goal }) {
  const { t } = useTranslation('decisions')
  const plan = useAtomValue(answerBaseAtom)
  const answers = useAnswers({ plan, goal, levers, withPair: true })
  const isCurrent = answers?.plan === plan && answers.goal === goal
  const isOutOfReach = [...(answers?.byLever.values() ?? [])].every(
    ({ kind }) => kind !== 'found' && kind !== 'already',
  )
  return (
    <div aria-busy={!isCurrent} className="min-h-72">
      <ul>
        {answers
          ? levers.map((lever) => (
              <AnswerLine key={lever} lever={lever} answer={answers.byLever.get(lever)} goal={answers.goal} />
            ))
          : null}
      </ul>
      {answers?.pair ? <PairLine pair={answers.pair} /> : null}
      {answers && isOutOfReach && !answers.pair ? <p className="mt-2">{t('goal.noPair')}</p> : null}
    </div>
  )
}

interface AnswerLineProps {
  lever: Lever
  answer: Answer | undefined
  goal: Goal
}

function AnswerLine({ lever, answer, goal }: AnswerLineProps) {
  const { t } = useTranslation('decisions')
  const write = useAnswerText(lever, goal)
  const plan = useAtomValue(answerBaseAtom)
  const name = useLeverName()(lever)
  if (!answer) return null
  const isTooFar = answer.kind === 'found' && isFar(plan, lever, answer.value)
  return (
    <li className="flex min-h-14 items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <p>
          <span className="block font-medium">{name}</span>
          <span className="text-small">
            {write(answer)}
            {isTooFar ? ` · ${t('goal.far')}` : null}
          </span>
        </p>
        {answer.kind === 'found' ? <Effect evaluation={answer.evaluation} /> : null}
      </div>
      {answer.kind === 'found' && !isTooFar ? (
        <ApplyButton id={`goal-${lever}`} name={name} moves={[{ lever, value: answer.value }]} />
      ) : null}
    </li>
  )
}

function PairLine({ pair }: { pair: PairAnswer }) {
  const { t } = useTranslation('decisions')
  const words = useLeverWords()
  const leverName = useLeverName()
  const [first, second] = pair.moves
  const [one, other] = pair.moves.map(({ lever, value }) => {
    return t('goal.move', { lever: leverName(lever), ...words(lever, value) })
  })
  return (
    <div className="flex min-h-14 items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <p>
          <span className="font-medium">{t('goal.together')}</span>{' '}
          <span className="text-small">{t('goal.pair', { one, other })}</span>
        </p>
        <Effect evaluation={pair.evaluation} />
      </div>
      <ApplyButton id={`goal-${first.lever}-${second.lever}`} name={t('goal.together')} moves={pair.moves} />
    </div>
  )
}

/** The month as it is then. */
function Effect({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation('decisions')
  const { money, percent, number } = useFormat()
  const { bottomLine, conclusion } = evaluation
  const registration = useRegistration()(registeredIncome(evaluation))
  const { needed } = conclusion
  const amount = needed === null || needed.kind === 'none' ? null : needed.amount
  return (
    <p className="text-small text-muted">
      {t('goal.effect', {
        income: money(bottomLine.operatingIncome, { max: 0 }),
        margin: percent(bottomLine.operatingMarginPct),
        units: number(bottomLine.monthlyBreakEvenUnits),
      })}
      {amount === null ? null : ` ${t('goal.effectMoney', { money: money(amount, { max: 0 }) })}`} {registration}
    </p>
  )
}

/** An answer in words. */
function useAnswerText(lever: Lever, { kind }: Goal): (answer: Answer) => string {
  const { t } = useTranslation('decisions')
  const words = useLeverWords()
  const goalWords = useGoalWords()
  const monthEnd = useMonthEnd()
  return (answer) => {
    switch (answer.kind) {
      case 'found':
        return t('goal.found', words(lever, answer.value))
      case 'already':
        return answer.limit === null ? t('goal.always') : t('goal.already', words(lever, answer.limit))
      case 'unreachable':
        return t('goal.unreachable', {
          ...words(lever, answer.bestValue),
          best: kind === 'income' ? monthEnd(answer.best) : goalWords(kind, answer.best),
        })
      default:
        return t('goal.notApplicable')
    }
  }
}
