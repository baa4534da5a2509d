import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { registeredIncome } from '../../../domain/model/conclusion/in-state'
import { isFar } from '../../../domain/model/decisions/levers'
import type { Answer, Goal } from '../../../domain/model/decisions/seek'
import { Figure } from '../../../ui/figure'
import { usePriceLabel } from '../../fields/use-price-label'
import { shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useAnswers } from '../answers/use-answers'
import { useRegistration } from '../answers/use-registration'

/** What a price has to bring the bottom line to: to nothing, and to the margin of a strong month. */
const goals = {
  breakEven: { kind: 'income', value: 0 },
  strong: { kind: 'marginPct', value: 15 },
} as const satisfies Record<string, Goal>

const price = ['price'] as const

/** The price at which a goal just holds; null where none does. */
function priceOf(answer: Answer | undefined): number | null {
  if (answer?.kind === 'found') return answer.value
  return answer?.kind === 'already' ? answer.limit : null
}

/** The prices of the bottom line: after marketing, fixed costs and returns. Of several the highest, the others moving with it. */
export function Prices() {
  const { t } = useTranslation('results')
  const { products } = useAtomValue(shownPlanAtom)
  const priceLabel = usePriceLabel()
  return (
    <div className="mb-4">
      {products.length > 1 ? <p className="mb-1 max-w-line text-small text-muted">{`${priceLabel}:`}</p> : null}
      <dl>
        <PriceLine goal="breakEven" />
        <PriceLine goal="strong" />
      </dl>
      <p className="mt-1 max-w-line text-small text-muted">{t('prices.note')}</p>
    </div>
  )
}

function PriceLine({ goal }: { goal: keyof typeof goals }) {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const plan = useAtomValue(shownPlanAtom)
  const answer = useAnswers({ plan, goal: goals[goal], levers: price })?.byLever.get('price')
  const value = priceOf(answer)
  const isTooFar = answer?.kind === 'found' && isFar(plan, 'price', answer.value)
  const registration = useRegistration()(answer?.kind === 'found' ? registeredIncome(answer.evaluation) : null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2.5 @max-[14rem]:grid-cols-1">
      <dt className="text-small">{t(`prices.${goal}`)}</dt>
      <dd className="text-end font-semibold">
        {answer?.kind === 'unreachable' ? t('prices.none') : <Figure>{money(value)}</Figure>}
        {isTooFar ? <span className="block text-small font-normal text-muted">{t('takes.far')}</span> : null}
      </dd>
      {registration && !isTooFar ? (
        <dd className="col-span-2 text-small text-muted @max-[14rem]:col-span-1">{registration}</dd>
      ) : null}
    </div>
  )
}
