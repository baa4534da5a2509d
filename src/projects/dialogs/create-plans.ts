import { planToSave } from '../../domain/edits/saved-plan'
import { type CopyWords, copyName, maxProjectNameLength } from '../../domain/project/project-name'
import { cutText } from '../../domain/text/cut-text'
import type { OpenedPlan } from '../../files/opened'

/** A project as the server is asked for it. The key says that it is the same project when it is asked for again. */
export interface NewProject {
  projectName: string
  projectData: string
  key: string
}

/** A key for the server alone; `crypto.randomUUID` is missing where a page came over plain HTTP. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

interface Words {
  /** The name of a plan without one. */
  untitled: string
  copy: CopyWords
}

/** Half of a character that takes two units is no character. */
const shortened = (name: string) => cutText(name, maxProjectNameLength)

/** How far it came: all are made, it was stopped, or one could not be made. */
export type Creation =
  | { end: 'done' | 'stopped'; ids: string[] }
  | { end: 'failed'; ids: string[]; name: string; error: unknown }

/**
 * Makes projects of the plans of one file, one after the other. What was asked for once is asked for in the same words and
 * by the same key again, so that an answer which was lost on its way leaves no second project.
 */
export class PlanCreation {
  readonly #requested = new Map<OpenedPlan, NewProject>()
  readonly #create: (project: NewProject) => Promise<{ id: string }>
  readonly #words: Words
  #isStopped = false

  constructor(create: (project: NewProject) => Promise<{ id: string }>, words: Words) {
    this.#create = create
    this.#words = words
  }

  /** The project that is being made is the last one. */
  stop(): void {
    this.#isStopped = true
  }

  #projectOf({ name: given, plan }: OpenedPlan, taken: readonly string[]): NewProject {
    const { untitled, copy } = this.#words
    const name = shortened(given || untitled)
    const projectName = taken.includes(name) ? copyName(name, copy, taken) : name
    return { projectName, projectData: JSON.stringify(planToSave(plan)), key: newKey() }
  }

  /** `taken`: the names that projects have already. */
  async run(
    plans: readonly OpenedPlan[],
    taken: readonly string[],
    onMade: (plan: OpenedPlan) => void,
  ): Promise<Creation> {
    this.#isStopped = false
    const names = [...taken, ...[...this.#requested.values()].map(({ projectName }) => projectName)]
    const ids: string[] = []
    for (const plan of plans) {
      if (this.#isStopped) return { end: 'stopped', ids }
      const project = this.#requested.get(plan) ?? this.#projectOf(plan, names)
      this.#requested.set(plan, project)
      names.push(project.projectName)
      try {
        ids.push((await this.#create(project)).id)
      } catch (error) {
        return { end: 'failed', ids, name: project.projectName, error }
      }
      onMade(plan)
    }
    return { end: this.#isStopped ? 'stopped' : 'done', ids }
  }
}
