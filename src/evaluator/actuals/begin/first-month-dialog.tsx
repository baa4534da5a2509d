import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isHalfTyped, type TypedMonth } from '../../../domain/actuals/first-plan'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/inputs/field'
import { NumberBox, type NumberBoxProps } from '../../../ui/inputs/number-box'
import { TextBox } from '../../../ui/inputs/text-box'
import { Notice } from '../../../ui/notice'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { useNumberProblem } from '../../fields/number-field'
import { useFormat } from '../../state/use-format'
import { finishedMonths, MonthSelect } from './month-select'

type Sold = TypedMonth['products'][number]

const nothing: Sold = { name: '', units: 0, value: 0 }
/** Beyond these a file of products is shorter work. */
const maxTyped = 20

/** Asks what was sold in a month by a store that has no file of orders. */
export function FirstMonthDialog({ onTake, onClose }: { onTake: (typed: TypedMonth) => boolean; onClose: () => void }) {
  const { t } = useTranslation(['actuals', 'common'])
  const { number } = useFormat('SAR')
  const months = finishedMonths()
  const [month, setMonth] = useState(months[0] ?? '')
  const [orders, setOrders] = useState(0)
  const [products, setProducts] = useState<readonly Sold[]>([nothing])
  const [problem, setProblem] = useState('')
  const nth = (at: number) => t('products.nth', { n: number(at + 1) })
  function change(at: number, sold: Sold) {
    setProblem('')
    setProducts(products.map((one, index) => (index === at ? sold : one)))
  }
  function take() {
    const named = products.map((one, at) => ({ ...one, name: one.name.trim() || nth(at) }))
    const half = named[products.findIndex(isHalfTyped)]
    if (half) setProblem(t('sell.halfTyped', { product: half.name }))
    else setProblem(onTake({ month, orders, products: named }) ? '' : t('sell.noSales'))
  }
  return (
    <Modal title={t('typeMonth')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A text that is no number left the last number in force, which is not what stands there.
          const unread = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
          if (unread) unread.focus()
          else take()
        }}
      >
        <p className="mt-2 text-muted">{t('sell.typeText')}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <MonthSelect month={month} months={months} onChange={setMonth} />
          <TypedNumber label={t('figures.orders')} value={orders} whole onChange={setOrders} />
        </div>
        {products.map((sold, at) => {
          const legend = nth(at)
          return <SoldFields key={legend} legend={legend} sold={sold} onChange={(next) => change(at, next)} />
        })}
        {products.length < maxTyped ? (
          <div className="mt-4">
            <Button variant="quiet" className="-ms-4" onClick={() => setProducts([...products, nothing])}>
              {t('sell.addProduct')}
            </Button>
          </div>
        ) : null}
        <div role="alert" className={problem ? 'mt-4' : undefined}>
          {problem ? <Notice variant="error">{problem}</Notice> : null}
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
      <div className="mt-3 grid grid-cols-2 items-start gap-4">
        <TypedNumber label={t('figures.units')} value={sold.units} onChange={(units) => onChange({ ...sold, units })} />
        <TypedNumber
          label={t('sell.paid')}
          unit={currency}
          value={sold.value}
          onChange={(value) => onChange({ ...sold, value })}
        />
      </div>
    </fieldset>
  )
}

function TypedNumber({
  label,
  ...box
}: { label: string } & Pick<NumberBoxProps, 'value' | 'onChange' | 'unit' | 'whole'>) {
  const [draft, setDraft] = useState<string | null>(null)
  const problem = useNumberProblem(draft ?? undefined)
  return (
    <Field label={label} messages={problem ? [{ level: 'error', text: problem.text }] : []}>
      {(ids) => <NumberBox {...ids} {...box} emptyWhenZero draft={draft ?? undefined} onDraft={setDraft} />}
    </Field>
  )
}
