import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FileOrder, MadeFile } from '../../../src/files/made-file'
import { AppError } from '../../infra/errors'

/** Makes files of plans apart from the event loop. */
export interface FileMaker {
  /** Throws TIMEOUT for a file that takes too long, and PLAN_TOO_LARGE for one that takes too much memory. */
  make(order: FileOrder): Promise<MadeFile>
  close(): Promise<void>
}

/** What the thread answers to an order. */
export type FileAnswer = { file: MadeFile } | { fault: string }

const defaultBounds = {
  /** How long one file may take. A full report takes four seconds of a processor, a workbook of 200 products ten. */
  ms: 45_000,
  /** How long the thread waits for another order before it gives its memory back. */
  idleMs: 60_000,
  memoryMb: 1024,
}

async function answerOf(worker: Worker, order: FileOrder, ms: number): Promise<FileAnswer> {
  const over = new AbortController()
  const told = async (event: 'message' | 'exit') => (await once(worker, event, { signal: over.signal }))[0]
  const late = async () => {
    await setTimeout(ms, undefined, { signal: over.signal, ref: false })
    throw new AppError('TIMEOUT')
  }
  const ended = async () => {
    await told('exit')
    throw new Error('the thread of files ended')
  }
  try {
    const answer = Promise.race([told('message'), ended(), late()])
    worker.postMessage(order)
    return await answer
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? new AppError('PLAN_TOO_LARGE') : cause
  } finally {
    over.abort()
  }
}

/** One thread, begun with the first order: orders are made one after the other, and one that fails does not harm the next. */
class Thread implements FileMaker {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    readonly program: URL,
    readonly bounds: typeof defaultBounds,
  ) {}

  make(order: FileOrder): Promise<MadeFile> {
    const made = this.#last.then(() => this.#make(order))
    this.#last = made.catch(() => {})
    return made
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const resourceLimits = { maxOldGenerationSizeMb: this.bounds.memoryMb }
    const worker = new Worker(this.program, { resourceLimits, stdout: true, stderr: true })
    // What libraries say of a page that is too full is no line of the log.
    worker.stdout.resume()
    worker.stderr.resume()
    this.#worker = worker
    return worker
  }

  async #make(order: FileOrder): Promise<MadeFile> {
    clearTimeout(this.#idle)
    try {
      const answer = await answerOf(this.#thread(), order, this.bounds.ms)
      if ('fault' in answer) throw new Error(answer.fault)
      this.#idle = globalThis.setTimeout(() => void this.close(), this.bounds.idleMs).unref()
      return answer.file
    } catch (cause) {
      await this.close()
      throw cause
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

/** `program` is the built file-thread.ts. */
export const createFileMaker = (program: URL, bounds: Partial<typeof defaultBounds> = {}): FileMaker =>
  new Thread(program, { ...defaultBounds, ...bounds })
