import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedMonth } from '../../../domain/actuals/first-plan'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/inputs/field'
import { NumberBox } from '../../../ui/inputs/number-box'
import { TextBox } from '../../../ui/inputs/text-box'
import { Notice } from '../../../ui/notice'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { useFormat } from '../../state/use-format'
import { lastMonths, MonthSelect } from './month-select'

type Sold = TypedMonth['products'][number]

const nothing: Sold = { name: '', units: 0, value: 0 }
/** Beyond these a file of products is shorter work. */
const maxTyped = 20

/** Asks what was sold in a month by a store that has no file of orders. */
export function FirstMonthDialog({ onTake, onClose }: { onTake: (typed: TypedMonth) => boolean; onClose: () => void }) {
  const { t } = useTranslation(['actuals', 'common'])
  const { number } = useFormat('SAR')
  const [month, setMonth] = useState(lastMonths()[1] ?? '')
  const [orders, setOrders] = useState(0)
  const [products, setProducts] = useState<readonly Sold[]>([nothing])
  const [isRefused, setRefused] = useState(false)
  function change(at: number, sold: Sold) {
    setRefused(false)
    setProducts(products.map((one, index) => (index === at ? sold : one)))
  }
  return (
    <Modal title={t('typeMonth')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(!onTake({ month, orders, products }))
        }}
      >
        <p className="mt-2 text-muted">{t('sell.typeText')}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <MonthSelect month={month} onChange={setMonth} />
          <Field label={t('figures.orders')}>
            {({ id }) => <NumberBox id={id} value={orders} emptyWhenZero whole onChange={setOrders} />}
          </Field>
        </div>
        {products.map((sold, at) => {
          const legend = t('products.nth', { n: number(at + 1) })
          return <SoldFields key={legend} legend={legend} sold={sold} onChange={(next) => change(at, next)} />
        })}
        {products.length < maxTyped ? (
          <div className="mt-4">
            <Button variant="quiet" onClick={() => setProducts([...products, nothing])}>
              {t('sell.addProduct')}
            </Button>
          </div>
        ) : null}
        <div role="alert" className={isRefused ? 'mt-4' : undefined}>
          {isRefused ? <Notice variant="error">{t('sell.noSales')}</Notice> : null}
        </div>
        <ModalActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('sell.fill')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}

function SoldFields({ legend, sold, onChange }: { legend: string; sold: Sold; onChange: (sold: Sold) => void }) {
  const { t } = useTranslation('actuals')
  const { currency } = useFormat('SAR')
  return (
    <fieldset className="mt-5 border-line border-t pt-4">
      <legend className="sr-only">{legend}</legend>
      <Field label={legend}>
        {({ id }) => (
          <TextBox
            id={id}
            value={sold.name}
            maxLength={150}
            autoComplete="off"
            onChange={(name) => onChange({ ...sold, name })}
          />
        )}
      </Field>
      <div className="mt-3 grid grid-cols-2 items-end gap-4">
        <Field label={t('figures.units')}>
          {({ id }) => (
            <NumberBox id={id} value={sold.units} emptyWhenZero onChange={(units) => onChange({ ...sold, units })} />
          )}
        </Field>
        <Field label={t('sell.paid')}>
          {({ id }) => (
            <NumberBox
              id={id}
              unit={currency}
              value={sold.value}
              emptyWhenZero
              onChange={(value) => onChange({ ...sold, value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
