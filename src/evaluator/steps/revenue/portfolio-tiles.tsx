import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FluidFigure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { useElementIds, useMonthly } from '../costs/slices'

/** The portfolio in four figures. */
export function PortfolioTiles() {
  const { t } = useTranslation('revenue')
  const { money, number } = useFormat()
  const products = useElementIds('products').length
  const units = useMonthly('totalUnits')
  const orders = useMonthly('ordersPerMonth')
  const sales = useMonthly('grossSalesInclVAT')
  return (
    <dl
      aria-label={t('tiles.title')}
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-3 md:grid-cols-4"
    >
      <Tile label={t('tiles.products')} value={number(products)} />
      <Tile label={t('tiles.units')} value={number(units)} />
      <Tile label={t('tiles.orders')} value={number(orders)} />
      <Tile label={t('tiles.revenue')} value={money(sales, { max: 2 })} note={t('tiles.revenueNote')} />
    </dl>
  )
}

interface TileProps {
  label: string
  value: string
  note?: string
}

const Tile = memo(function Tile({ label, value, note }: TileProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{label}</dt>
      <dd>
        <FluidFigure size="tile">{value}</FluidFigure>
      </dd>
      {note ? <dd className="text-small text-muted">{note}</dd> : null}
    </div>
  )
})
