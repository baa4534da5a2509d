/** A message from the worker that writes a file to the page. The unit of `done` is the worker's: pages, or parts. */
type ExportEvent = { kind: 'progress'; done: number } | { kind: 'finished'; file: Blob } | { kind: 'failed' }

export type Notify = (answer: ExportEvent) => void

/** The state of an export, as a dialog shows it. */
export type ExportState =
  | { step: 'choosing' }
  /** 0 while the worker's library is being loaded. */
  | { step: 'running'; done: number }
  | { step: 'ready'; file: File }
  | { step: 'failed' }

interface Wanted<Task> {
  /** Gathers the worker's input. */
  task: () => Promise<Task>
  /** Starts the work. Returns a function that ends it. */
  run: (task: Task, notify: Notify) => () => void
  fileName: string
}

/** One export at a time: a new one ends the one before, of which nothing is shown any more. */
export class ExportJob {
  readonly #show: (state: ExportState) => void
  #attempt = 0
  #end = () => {}

  constructor(show: (state: ExportState) => void) {
    this.#show = show
  }

  /** Ends the work, also while its input is still being gathered. */
  stop(): void {
    this.#attempt += 1
    this.#end()
    this.#end = () => {}
  }

  cancel(): void {
    this.stop()
    this.#show({ step: 'choosing' })
  }

  async make<Task>({ task, run, fileName }: Wanted<Task>): Promise<void> {
    this.stop()
    const attempt = this.#attempt
    this.#show({ step: 'running', done: 0 })
    try {
      const given = await task()
      if (this.#attempt !== attempt) return
      this.#end = run(given, (answer) => {
        if (this.#attempt === attempt) this.#show(shownOf(answer, fileName))
      })
    } catch {
      // The words of the file could not be loaded.
      if (this.#attempt === attempt) this.#show({ step: 'failed' })
    }
  }
}

function shownOf(answer: ExportEvent, fileName: string): ExportState {
  if (answer.kind === 'progress') return { step: 'running', done: answer.done }
  if (answer.kind === 'failed') return { step: 'failed' }
  return { step: 'ready', file: new File([answer.file], fileName, { type: answer.file.type }) }
}

/** Runs a task in a worker, which ends with its file. Returns a function that ends it before. */
export function runInWorker(worker: Worker, task: unknown, notify: Notify): () => void {
  const end = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<ExportEvent>) => {
    if (data.kind !== 'progress') end()
    notify(data)
  }
  worker.onerror = () => {
    end()
    notify({ kind: 'failed' })
  }
  worker.postMessage(task)
  return end
}

/** The worker's side: writes a file for each task. */
export function serveTasks<Task>(makeFile: (task: Task, progress: (done: number) => void) => Promise<Blob>): void {
  const notify: Notify = (answer) => self.postMessage(answer)
  self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    try {
      notify({ kind: 'finished', file: await makeFile(data, (done) => notify({ kind: 'progress', done })) })
    } catch {
      // What the library needs could not be loaded, or a plan met a case that it cannot write: the page says that it failed.
      notify({ kind: 'failed' })
    }
  })
}
