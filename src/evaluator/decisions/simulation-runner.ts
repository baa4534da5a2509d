import type { SimulationAnswer, SimulationTask } from './simulation-messages'

/** Runs simulations in a worker. One that has finished is kept for the next: its code is compiled by then. */
export class SimulationRunner {
  #worker: Worker | null = null
  #isRunning = false

  /** Runs a task in place of what is running. Tells each answer, and null when the worker fails. */
  run(task: SimulationTask, tell: (answer: SimulationAnswer | null) => void): void {
    this.stop()
    this.#worker ??= new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<SimulationAnswer>) => {
      if (data.kind === 'finished') this.#isRunning = false
      tell(data)
    }
    this.#worker.onerror = () => {
      this.close()
      tell(null)
    }
    this.#isRunning = true
    this.#worker.postMessage(task)
  }

  /** Ends what is running: a worker in the middle of its runs hears nothing, so it goes. */
  stop(): void {
    if (this.#isRunning) this.close()
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isRunning = false
  }
}
