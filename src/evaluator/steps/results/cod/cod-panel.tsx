import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CodPosition } from '../../../../domain/model/evaluation'
import { percentOf } from '../../../../domain/model/numbers'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Panel } from '../../../../ui/panel'
import { shownPlanAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { ResultList } from '../result-row'
import { codAtom } from '../slices'

/** Amounts that are written as 0. */
const least = 0.005

const refusalPctAtom = atom((get) => percentOf(get(shownPlanAtom).codRefusalPct))

/** What each kind of order leaves, the refusals at which cash on delivery earns nothing, and what they cost a month. */
export function CodPanel() {
  const { t } = useTranslation('cod')
  const cod = useAtomValue(codAtom)
  const compared = useComparison()
  const limit = useLimitSentence()
  const cost = useCostSentence()
  if (!cod) return null
  return (
    <Panel title={t('title')}>
      <div className="grid max-w-[68ch] gap-2">
        <p className="font-medium">{compared(cod)}</p>
        <p className="text-small text-muted">
          {limit(cod)} {cost(cod)}
        </p>
      </div>
      <div className="mt-4">
        <CodFigures />
      </div>
      <p className="mt-2 text-small text-muted">{t('beforeAcquisition')}</p>
    </Panel>
  )
}

/** Every result about cash on delivery, with how it comes about. */
export function CodFigures() {
  return (
    <ResultList
      rows={[
        'cod.codContributionPerOrder',
        'cod.prepaidContributionPerOrder',
        'cod.refusalBreakEvenPct',
        'cod.costOfRefusalsMo',
      ]}
      signed={['cod.codContributionPerOrder', 'cod.prepaidContributionPerOrder']}
    />
  )
}

/** An order by cash on delivery beside one paid in advance; alone where every order is paid at the door. */
function useComparison(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { money } = useFormat()
  return ({ codContributionPerOrder: ofCod, prepaidContributionPerOrder: prepaid }) => {
    if (prepaid === null) return t(ofCod < 0 ? 'allCodLoses' : 'allCod', { amount: money(Math.abs(ofCod)) })
    const gap = prepaid - ofCod
    if (Math.abs(gap) < least) return t('same')
    return t(gap > 0 ? 'less' : 'more', { gap: money(Math.abs(gap)) })
  }
}

/** Today's refusals beside those at which cash on delivery earns nothing. */
function useLimitSentence(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { number } = useFormat()
  const now = useAtomValue(refusalPctAtom)
  return ({ refusalBreakEvenPct: limit }) => {
    if (limit === null) return t('neverEarns')
    const figures = { now: number(now, { max: 1 }), limit: number(limit, { max: 1 }) }
    return t(now < limit ? 'earnsUntil' : 'beyond', figures)
  }
}

/** What refusals take from a month. */
function useCostSentence(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { money } = useFormat()
  return ({ costOfRefusalsMo: cost }) => {
    if (Math.abs(cost) < least) return ''
    const amount = money(Math.abs(cost), wholeMoney)
    return t(cost < 0 ? 'refusalsHelp' : 'refusals', { amount })
  }
}
