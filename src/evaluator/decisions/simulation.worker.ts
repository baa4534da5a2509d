import { Simulation } from '../../domain/model/decisions/uncertainty'
import type { SimulationAnswer, SimulationTask } from './simulation-messages'

/** Runs between two reports of how far it is: about a fiftieth of a second. */
const slice = 500

const report = (answer: SimulationAnswer) => self.postMessage(answer)

self.addEventListener('message', ({ data }: MessageEvent<SimulationTask>) => {
  const simulation = new Simulation(data.plan, data.settings)
  while (!simulation.isFinished) {
    simulation.advance(slice)
    report({ kind: 'progress', done: simulation.done })
  }
  report({ kind: 'finished', result: simulation.result() })
})
