import { useTranslation } from 'react-i18next'
import { type ComparedMonth, cumulativeOf } from '../../domain/actuals/compared-month'
import { Disclosure } from '../../ui/disclosure'
import { Figure } from '../../ui/figure'
import { ScrollSideways } from '../../ui/scroll-sideways'
import { useFormat } from '../state/use-format'
import { useMonthWords } from '../state/use-month-words'

interface MonthsOverviewProps {
  compared: readonly ComparedMonth[]
  shown: string
  onShow: (month: string) => void
}

/** All months side by side: what each left beside its plan, as bars, and what they left together. */
export function MonthsOverview({ compared, shown, onShow }: MonthsOverviewProps) {
  const { t } = useTranslation('actuals')
  const { money } = useFormat('SAR')
  const cumulative = cumulativeOf(compared)
  const last = cumulative.at(-1)
  if (compared.length < 2 || last === undefined) return null
  const most = Math.max(...compared.flatMap(({ actual, planned }) => [Math.abs(actual), Math.abs(planned)]))
  return (
    <Disclosure title={t('overview.title')} subtotal={t('overview.together', { amount: money(last, { max: 0 }) })}>
      <ScrollSideways>
        <table className="w-full max-sm:text-small">
          <thead>
            <tr className="border-b border-line text-small text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {t('month')}
              </th>
              <th scope="col" className="py-2 text-start font-normal max-sm:hidden">
                <span className="sr-only">{t('overview.bars')}</span>
              </th>
              {(['actual', 'planned', 'cumulative'] as const).map((name) => (
                <th key={name} scope="col" className="py-2 ps-2 sm:ps-3 figure-column font-normal">
                  {t(`overview.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {compared.map((one, at) => (
              <Row
                key={one.month}
                one={one}
                together={cumulative[at] ?? 0}
                most={most}
                isShown={one.month === shown}
                onShow={onShow}
              />
            ))}
          </tbody>
        </table>
      </ScrollSideways>
    </Disclosure>
  )
}

interface RowProps {
  one: ComparedMonth
  /** What all months up to this one left together. */
  together: number
  most: number
  isShown: boolean
  onShow: (month: string) => void
}

function Row({ one: { month, actual, planned }, together, most, isShown, onShow }: RowProps) {
  const { money } = useFormat('SAR')
  const named = useMonthWords()
  const written = (value: number) => <Figure tone={value < 0 ? 'bad' : 'plain'}>{money(value, { max: 0 })}</Figure>
  const part = (value: number) => `${most === 0 ? 0 : (Math.abs(value) / most) * 100}%`
  return (
    <tr>
      <th scope="row" className="text-start font-normal">
        <button
          type="button"
          aria-current={isShown ? 'true' : undefined}
          className="min-h-11 text-start text-accent underline aria-current:font-medium"
          onClick={() => onShow(month)}
        >
          {named(month)}
        </button>
      </th>
      <td aria-hidden="true" dir="ltr" className="w-1/3 max-sm:hidden">
        <span className="flex flex-col gap-0.5">
          <span style={{ width: part(actual) }} className={actual < 0 ? 'h-2 bg-negative' : 'h-2 bg-accent'} />
          <span style={{ width: part(planned) }} className="h-1 bg-control" />
        </span>
      </td>
      <td className="py-2 ps-2 sm:ps-3 figure-column font-medium">{written(actual)}</td>
      <td className="py-2 ps-2 sm:ps-3 figure-column text-muted">{written(planned)}</td>
      <td className="py-2 ps-2 sm:ps-3 figure-column">{written(together)}</td>
    </tr>
  )
}
