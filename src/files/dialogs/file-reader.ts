import type { FileRefusal } from '../../domain/error-codes'
import { maxFileBytes, maxReadingMs } from '../limits'
import type { FileAnswer } from '../opened'

const refused = (refusal: FileRefusal): FileAnswer => ({ kind: 'refused', refusal })

/** Reads one file in a worker, so that nothing in it can hold up the page. It ends when it takes too long or is canceled. */
export class PlanFileReader {
  #worker: Worker | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  read(file: File, tell: (answer: FileAnswer) => void): void {
    this.cancel()
    const end = (answer: FileAnswer) => {
      this.cancel()
      tell(answer)
    }
    if (file.size > maxFileBytes) end(refused('tooLarge'))
    else if (file.size === 0) end(refused('empty'))
    else this.#start(file, end)
  }

  #start(file: File, end: (answer: FileAnswer) => void): void {
    const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => end(data)
    worker.onerror = () => end(refused('unreadable'))
    this.#timer = setTimeout(() => end(refused('tooSlow')), maxReadingMs)
    worker.postMessage(file)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
  }
}
