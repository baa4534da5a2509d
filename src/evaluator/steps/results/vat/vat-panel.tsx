import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { VatPosition } from '../../../../domain/model/evaluation'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import type { ResultName } from '../../../../results/result-kinds'
import { Panel } from '../../../../ui/panel'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'
import { Fold } from '../details/fold'
import { ResultList } from '../result-row'
import { bottomLineAtom, isInSarAtom, vatAtom } from '../slices'
import { usePlanMonthTexts } from '../use-plan-month-texts'
import { VatDutyText } from './vat-duty-text'

/** Amounts that are written as 0. */
const least = 0.5

/** Whether sales make registration a duty, in the past year or in one ahead. */
const isDuty = ({ mandatory }: VatPosition) => mandatory.pastMonth !== null || mandatory.expectedMonth !== null

/** What VAT costs or brings a month, what the other state would change, and from when registering is a duty. */
export function VatPanel() {
  const { t } = useTranslation('vat')
  const vat = useAtomValue(vatAtom)
  return (
    <Panel title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {vat.mustRegisterMonth === null ? null : <VatDutyText />}
        <Sentences vat={vat} />
        <div className="border-b border-line">
          <Fold title={t('all')}>
            <VatFigures />
          </Fold>
          <Facts />
        </div>
      </div>
    </Panel>
  )
}

function Sentences({ vat }: { vat: VatPosition }) {
  const { t } = useTranslation('vat')
  const cost = useCostSentence()
  const change = useChangeSentence()
  const may = useMayRegister()
  return (
    <div className="grid max-w-[68ch] gap-2">
      <p className="font-medium">{cost(vat)}</p>
      {[change(vat), vat.registered && isDuty(vat) ? t('isDuty') : null, may(vat)]
        .filter((sentence) => sentence !== null)
        .map((sentence) => (
          <p key={sentence} className="text-small text-muted">
            {sentence}
          </p>
        ))}
    </div>
  )
}

/** What VAT does to a month. */
function useCostSentence(): (vat: VatPosition) => string {
  const { t } = useTranslation('vat')
  const { money } = useFormat()
  return ({ registered, outputVatMo, vatDueMo, irrecoverableVatMo }) => {
    const whole = (value: number) => money(value, wholeMoney)
    if (!registered)
      return irrecoverableVatMo < least ? t('nothing') : t('costs', { amount: whole(irrecoverableVatMo) })
    const due = vatDueMo ?? 0
    if (Math.abs(due) < least) return t('even')
    if (due < 0) return t('credit', { credit: whole(-due) })
    return t('due', { output: whole(outputVatMo), due: whole(due) })
  }
}

/** What the other state would leave; a store that must be registered is not told what it would keep by not being. */
function useChangeSentence(): (vat: VatPosition) => string | null {
  const { t } = useTranslation('vat')
  const { money } = useFormat()
  const now = useAtomValue(bottomLineAtom).operatingIncome
  return (vat) => {
    if (vat.registered && isDuty(vat)) return null
    // The notice above says it already.
    if (vat.mustRegisterMonth !== null) return null
    const other = vat.registered ? vat.incomeIfNotRegistered : vat.incomeIfRegistered
    const figures = { other: money(other, wholeMoney), now: money(now, wholeMoney) }
    return t(vat.registered ? 'ifNotRegistered' : 'ifRegistered', figures)
  }
}

/** From when a store may register by choice, where it need not. */
function useMayRegister(): (vat: VatPosition) => string | null {
  const { t } = useTranslation('vat')
  const monthName = useMonthName()
  return ({ registered, mustRegisterMonth, voluntary: { pastMonth, expectedMonth } }) => {
    if (registered || mustRegisterMonth !== null) return null
    if (pastMonth === 0 || expectedMonth === 1) return t('mayRegisterAtStart')
    const first = Math.min(
      pastMonth === null ? Number.POSITIVE_INFINITY : pastMonth + 1,
      expectedMonth ?? Number.POSITIVE_INFINITY,
    )
    return Number.isFinite(first) ? t('mayRegister', { month: monthName(first) }) : null
  }
}

const monthRows = [
  'vat.mustRegisterMonth',
  'vat.mandatory.pastMonth',
  'vat.mandatory.expectedMonth',
  'vat.voluntary.pastMonth',
  'vat.voluntary.expectedMonth',
] as const satisfies readonly ResultName[]

/** Every result about VAT, with how it comes about. */
export function VatFigures() {
  const vat = useAtomValue(vatAtom)
  const texts = usePlanMonthTexts(monthRows)
  const isInSar = useAtomValue(isInSarAtom)
  const rows: readonly ResultName[] = [
    ...(vat.registered ? (['vat.outputVatMo'] as const) : []),
    'vat.inputVatMo',
    ...(vat.registered ? (['vat.vatDueMo'] as const) : (['vat.irrecoverableVatMo'] as const)),
    'vat.incomeIfRegistered',
    ...(vat.registered && isDuty(vat) ? [] : (['vat.incomeIfNotRegistered'] as const)),
    ...(isInSar ? monthRows.filter((name) => name !== 'vat.mustRegisterMonth' || !vat.registered) : []),
  ]
  return <ResultList rows={rows} texts={texts} signed={['vat.incomeIfRegistered', 'vat.incomeIfNotRegistered']} />
}

const facts = ['mandatory', 'voluntary', 'marketplace', 'abroad'] as const

/** The rules behind the months, each with how sure it is. They are Saudi rules, in riyals. */
function Facts() {
  const { t } = useTranslation('vat')
  if (!useAtomValue(isInSarAtom)) return null
  return (
    <Fold title={t('factsTitle')}>
      <ul className="grid max-w-[68ch] list-disc gap-2 ps-5 text-small">
        {facts.map((id) => (
          <li key={id}>
            {t(`facts.${id}`)} <span className="text-muted">({t(`sources.${id}`)})</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
