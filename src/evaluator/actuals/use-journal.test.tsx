import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ordersMonth } from '../../domain/actuals/testing/orders-month'
import { languages } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import * as device from '../../ui/device/download'
import { render } from '../state/testing/render'
import type { Months } from './months'
import { useJournal } from './use-journal'

// Not a mock of the module: files share theirs, and another may have loaded it before.
beforeEach(() => void vi.spyOn(device, 'downloadText').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const month = '2026-09'
const plan = demoPlan()

const byState = { delivered: 59, cancelled: 0, refused: 0, returned: 1, open: 0 }

/** The journal of a month with one returned order and no recorded refund, as CSV. */
function fileOf(language: (typeof languages)[number], closed: readonly string[]): string {
  const rows = [ordersMonth({ placed: 60, basket: 9500, total: 9000, vatComputed: 1174, byState })]
  const months = { rows, closed: new Set(closed) } as unknown as Months
  function Download() {
    useJournal(months, month, plan)?.download()
    return null
  }
  render(<Download />, plan, language)
  return vi.mocked(device.downloadText).mock.lastCall?.[1] ?? ''
}

it.each(languages)(
  'a journal asks for a refund while its month is open, and for nothing once it is closed: %s',
  (language) => {
    const asked = { en: 'type its refund', ar: 'فأدخل المبلغ المعاد عنه' }[language]
    const told = { en: 'its refund is not known', ar: 'ولا يُعرف المبلغ المعاد عنه' }[language]
    expect(fileOf(language, [])).toContain(asked)
    expect(fileOf(language, [month])).not.toContain(asked)
    expect(fileOf(language, [month])).toContain(told)
  },
)
