import { useTranslation } from 'react-i18next'
import type { Monthly } from '../../../../domain/model/evaluation'
import { Figure } from '../../../../ui/figure'
import { useFormat } from '../../../state/use-format'
import { Expander } from '../expander'
import { useMonthly } from '../slices'

type Average = Extract<
  keyof Monthly,
  | 'finalUnitCost'
  | 'unitCostBeforeYield'
  | 'exFactorySAR'
  | 'perUnitInbound'
  | 'perUnitDuties'
  | 'perUnitCustomsFee'
  | 'perUnitIrrecoverableVAT'
  | 'weightedCustomsDutyPct'
  | 'weightedDefectPct'
  | 'weightedShortagePct'
>

const amounts = [
  ['landed', 'finalUnitCost'],
  ['before', 'unitCostBeforeYield'],
  ['exFactory', 'exFactorySAR'],
  ['inbound', 'perUnitInbound'],
  ['duties', 'perUnitDuties'],
  ['customsFee', 'perUnitCustomsFee'],
  ['vat', 'perUnitIrrecoverableVAT'],
] as const
const percentages = [
  ['dutyPct', 'weightedCustomsDutyPct'],
  ['defectPct', 'weightedDefectPct'],
  ['shortagePct', 'weightedShortagePct'],
] as const

/** The average of all products, whose total is the section's figure; nothing before one of them has a cost. */
export function AverageCost() {
  const { t } = useTranslation('costs')
  if (useMonthly('finalUnitCost') === 0) return null
  return (
    <Expander label={t('product.average.title')} whenOpen={<AverageRows />}>
      <p className="text-small text-muted">{t('product.average.intro')}</p>
    </Expander>
  )
}

/** What the average is made of, weighted by units. */
function AverageRows() {
  const { t } = useTranslation('costs')
  const { money, percent } = useFormat()
  const percentage = (value: number) => percent(value, { max: 2 })
  return (
    <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 sm:grid-cols-[repeat(2,minmax(0,1fr)_max-content)] sm:gap-x-6">
      {amounts.map(([label, figure]) => (
        <AverageRow key={figure} label={t(`product.average.${label}`)} figure={figure} write={money} />
      ))}
      {percentages.map(([label, figure]) => (
        <AverageRow key={figure} label={t(`product.average.${label}`)} figure={figure} write={percentage} />
      ))}
    </dl>
  )
}

interface AverageRowProps {
  label: string
  figure: Average
  write: (value: number) => string
}

function AverageRow({ label, figure, write }: AverageRowProps) {
  const value = useMonthly(figure)
  if (value === 0) return null
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-start border-t border-line py-2 text-small">
      <dt className="text-muted">{label}</dt>
      <dd dir="ltr" className="text-end font-medium whitespace-nowrap">
        <Figure>{write(value)}</Figure>
      </dd>
    </div>
  )
}
