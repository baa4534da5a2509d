import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { contingencyAt, contingencyGuide } from '../../../../domain/typical/contingency-guide'
import { NumberField } from '../../../fields/number-field'
import { evaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { CostSection } from '../cost-section'
import { PresetButtons } from '../preset-buttons'
import { useMonthly } from '../slices'
import { Subtotal } from '../subtotal'

const guideAtom = atom((get) => contingencyGuide(get(evaluationAtom).monthly))

/** What is recommended, and a way to take it over. */
const examplesPct = [5, 10, 15] as const

/** A reserve for what no plan foresees: one amount a month, and what is usual for this plan. */
export function ContingencySection() {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  return (
    <CostSection id="contingency" title={t('contingency.title')} subtotal={<ContingencySubtotal />}>
      <div className="flex max-w-md flex-col gap-2">
        <NumberField path="contingencyMo" unit={currency} hint={<Guide />} emptyWhenZero />
        <Examples />
        <Share />
      </div>
    </CostSection>
  )
}

function ContingencySubtotal() {
  return <Subtotal value={useMonthly('contingencyMo')} per="month" />
}

function Guide() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const { otherCosts, low, high } = useAtomValue(guideAtom)
  const range = { low: money(low, { max: 0 }), high: money(high, { max: 0 }) }
  return (
    <>
      {t('contingency.guide')} {otherCosts > 0 ? t('contingency.range', range) : t('contingency.noCosts')}
    </>
  )
}

function Examples() {
  const { t } = useTranslation('costs')
  const { money, percent } = useFormat()
  const { otherCosts } = useAtomValue(guideAtom)
  if (otherCosts === 0) return null
  const presets = examplesPct.map((pct) => {
    const amount = contingencyAt(otherCosts, pct)
    const name = t('contingency.percentOfCosts', { percent: percent(pct) })
    return { id: String(pct), amount, name, price: money(amount, { max: 0 }) }
  })
  return <PresetButtons path="contingencyMo" presets={presets} />
}

function Share() {
  const { t } = useTranslation('costs')
  const { percent } = useFormat()
  const { sharePct } = useAtomValue(guideAtom)
  if (!sharePct) return null
  return <p className="text-small text-muted">{t('contingency.share', { share: percent(sharePct) })}</p>
}
