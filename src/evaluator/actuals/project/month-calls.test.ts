import { expect, it, vi } from 'vitest'
import type { RouterOutputs } from '../../../api'
import { type ActualMonth, emptyFounderMonth } from '../../../domain/actuals/month'
import { founderMonthOf } from '../../../domain/actuals/month-figures'
import { monthCalls } from './month-calls'

const month = '2026-09'

/** A page that shows a list, and a server whose answers are given one by one. */
function page() {
  let list: RouterOutputs['actuals']['list'] = { months: [emptyFounderMonth(month)], closed: [] }
  const sent: { months: readonly ActualMonth[]; answer: (error?: Error) => void }[] = []
  const call = { mutate: vi.fn() }
  let plan = '{}'
  const learn = (text: string) => {
    plan = text
  }
  const mutate = ({ months }: { months: readonly ActualMonth[] }) =>
    new Promise<{ success: true }>((resolve, reject) => {
      sent.push({ months, answer: (error) => (error ? reject(error) : resolve({ success: true })) })
    })
  const shown = {
    cancel: async () => {},
    setData: (_: object, change: (known: typeof list) => typeof list | undefined) => {
      list = change(list) ?? list
    },
    invalidate: vi.fn(async () => {}),
  }
  const onRefused = vi.fn()
  const keep = { mutate: vi.fn() }
  const close = { mutate: vi.fn() }
  const saveAll = vi.fn(async () => true)
  const project = { id: 'p', planText: () => plan, saveAll }
  const calls = monthCalls(project, { put: { mutate }, remove: call, close, reopen: call, keep }, shown, onRefused)
  const type = (figure: 'orders' | 'units', value: number) => {
    const founder = founderMonthOf(list.months, month)
    const done = calls.put([{ ...founder, figures: { ...founder.figures, [figure]: value } }])
    return done.catch(() => {})
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    ...{ calls, close, saveAll, keep, learn, sent, shown, onRefused, type, settle },
    figures: () => founderMonthOf(list.months, month).figures,
  }
}

it('a figure that is typed while another is being saved keeps both, sent one after the other', async () => {
  const { sent, shown, type, settle, figures } = page()
  const first = type('orders', 60)
  await settle()
  const second = type('units', 90)
  await settle()
  expect([figures(), sent.length]).toEqual([{ orders: 60, units: 90 }, 1])
  sent[0]?.answer()
  await first
  await settle()
  expect(sent[1]?.months).toMatchObject([{ figures: { orders: 60, units: 90 } }])
  expect(shown.invalidate).not.toHaveBeenCalled()
  sent[1]?.answer()
  await second
  expect(shown.invalidate).toHaveBeenCalledOnce()
})

it('the plan that has learnt from a month is kept as it stands then, under a name', async () => {
  const { calls, keep, learn } = page()
  learn('{"codRefusalPct":31}')
  const done = calls.keepVersion?.('From September')
  learn('{"codRefusalPct":20}')
  await done
  expect(keep.mutate).toHaveBeenCalledWith({ id: 'p', name: 'From September', projectData: '{"codRefusalPct":31}' })
})

it('a month is closed once the plan on the screen is saved, and not where that fails', async () => {
  const { calls, close, saveAll, settle } = page()
  let answer = (_: boolean) => {}
  saveAll.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const refused = calls.close(month, 'September')
  answer(false)
  await refused
  const done = calls.close(month, 'September')
  await settle()
  expect(close.mutate).not.toHaveBeenCalled()
  answer(true)
  await done
  expect(close.mutate).toHaveBeenCalledExactlyOnceWith({ id: 'p', month, name: 'September' })
})

it('what is refused is said, and what is kept is shown again', async () => {
  const { sent, shown, onRefused, type, settle } = page()
  const done = type('orders', 60)
  await settle()
  const error = new Error('full')
  sent[0]?.answer(error)
  await done
  expect(onRefused).toHaveBeenCalledWith(error)
  expect(shown.invalidate).toHaveBeenCalledOnce()
})
