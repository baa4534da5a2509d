import { expect, it } from 'vitest'
import { emptyFounderMonth } from '../../../domain/actuals/month'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render } from '../../state/testing/render'
import { TypedProducts } from './typed-products'

it('sales are typed in Saudi riyals, also beside a plan in another currency', () => {
  const month = '2026-09'
  const nothing = async () => {}
  const months = {
    ...{
      rows: [emptyFounderMonth(month)],
      closed: null,
      closeBlock: null,
      planOfRecord: () => null,
      keepVersion: null,
    },
    ...{ put: nothing, remove: nothing, close: nothing, reopen: nothing },
  }
  const markup = render(<TypedProducts month={month} months={months} />, { ...demoPlan(), currency: 'USD' }, 'en')
  expect(markup).toContain('SAR')
  expect(markup).not.toContain('USD')
})
