import { expect, it, vi } from 'vitest'
import { ExportJob, type ExportState, type Notify } from './export-job'

/** A dialog without a screen: what it shows, and the work that was begun. */
function dialog() {
  const shown: ExportState[] = []
  const begun: { task: string; notify: Notify; end: () => void }[] = []
  const job = new ExportJob((state) => shown.push(state))
  const run = (task: string, notify: Notify) => {
    const end = vi.fn()
    begun.push({ task, notify, end })
    return end
  }
  const make = (task: string | Promise<string>) => job.make({ task: async () => task, run, fileName: 'plan.pdf' })
  return { shown, begun, job, make }
}

const file = new Blob(['%PDF-'], { type: 'application/pdf' })

it('makes a file under its name, and tells how far it is', async () => {
  const { shown, begun, make } = dialog()
  await make('page')
  begun[0]?.notify({ kind: 'progress', done: 2 })
  begun[0]?.notify({ kind: 'finished', file })
  expect(shown.slice(0, 2)).toEqual([
    { step: 'running', done: 0 },
    { step: 'running', done: 2 },
  ])
  const last = shown.at(-1)
  if (last?.step !== 'ready') throw new Error('Nothing was made')
  expect([last.file.name, last.file.type, await last.file.text()]).toEqual(['plan.pdf', 'application/pdf', '%PDF-'])
})

it('begins no worker for a dialog that was closed while the words were being loaded', async () => {
  const { shown, begun, job, make } = dialog()
  let loaded = (_: string) => {}
  const made = make(
    new Promise<string>((resolve) => {
      loaded = resolve
    }),
  )
  job.stop()
  loaded('page')
  await made
  expect(begun).toEqual([])
  expect(shown).toEqual([{ step: 'running', done: 0 }])
})

it('ends the work when it is cancelled, and shows nothing of it later', async () => {
  const { shown, begun, job, make } = dialog()
  await make('full')
  job.cancel()
  expect(begun[0]?.end).toHaveBeenCalledOnce()
  begun[0]?.notify({ kind: 'finished', file })
  expect(shown.at(-1)).toEqual({ step: 'choosing' })
})

it('makes the file that was requested last', async () => {
  const { shown, begun, make } = dialog()
  await make('page')
  await make('full')
  expect(begun.map(({ task }) => task)).toEqual(['page', 'full'])
  expect(begun[0]?.end).toHaveBeenCalledOnce()
  begun[0]?.notify({ kind: 'failed' })
  expect(shown.at(-1)).toEqual({ step: 'running', done: 0 })
})

it('says that it failed when the words cannot be loaded', async () => {
  const { shown, make } = dialog()
  await make(Promise.reject(new Error('offline')))
  expect(shown.at(-1)).toEqual({ step: 'failed' })
})
