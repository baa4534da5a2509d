/** What a worker that makes a file tells the page. How far it is, is counted as it likes: a page, or a part. */
type MakingAnswer = { kind: 'progress'; done: number } | { kind: 'finished'; file: Blob } | { kind: 'failed' }

export type Tell = (answer: MakingAnswer) => void

/** A file in the making, as a dialog shows it. */
export type MakingState =
  | { step: 'choosing' }
  /** 0: what makes the file is being loaded. */
  | { step: 'making'; done: number }
  | { step: 'ready'; file: File }
  | { step: 'failed' }

interface Wanted<Task> {
  /** Gathers what the worker needs. */
  task: () => Promise<Task>
  /** Begins the work, and returns what ends it. */
  run: (task: Task, tell: Tell) => () => void
  fileName: string
}

/** Begun, ended, finished as a file: what is asked for last is what is made, and nothing is shown of what was ended. */
export class Making {
  readonly #show: (state: MakingState) => void
  #attempt = 0
  #end = () => {}

  constructor(show: (state: MakingState) => void) {
    this.#show = show
  }

  /** Ends the work, also what has not reached its worker yet. */
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
    this.#show({ step: 'making', done: 0 })
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

function shownOf(answer: MakingAnswer, fileName: string): MakingState {
  if (answer.kind === 'progress') return { step: 'making', done: answer.done }
  if (answer.kind === 'failed') return { step: 'failed' }
  return { step: 'ready', file: new File([answer.file], fileName, { type: answer.file.type }) }
}

/** Gives a worker its task. It brings its library with it and ends when the file is there; the function returned ends it before. */
export function giveTask(worker: Worker, task: unknown, tell: Tell): () => void {
  const end = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<MakingAnswer>) => {
    if (data.kind !== 'progress') end()
    tell(data)
  }
  worker.onerror = () => {
    end()
    tell({ kind: 'failed' })
  }
  worker.postMessage(task)
  return end
}

/** The worker's side: makes a file of each task that it is given. */
export function takeTasks<Task>(makeFile: (task: Task, progress: (done: number) => void) => Promise<Blob>): void {
  const tell: Tell = (answer) => self.postMessage(answer)
  self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    try {
      tell({ kind: 'finished', file: await makeFile(data, (done) => tell({ kind: 'progress', done })) })
    } catch {
      // What the library needs could not be loaded, or a plan met a case that it cannot write: the page says that it failed.
      tell({ kind: 'failed' })
    }
  })
}
