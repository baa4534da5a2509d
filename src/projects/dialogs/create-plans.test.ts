import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { OpenedPlan } from '../../files/opened'
import { type NewProject, PlanCreation } from './create-plans'

const words = { untitled: 'Untitled', copy: { first: ' (Copy)', numbered: ' (Copy {{number}})' } }
const planCalled = (name: string): OpenedPlan => ({ name, plan: demoPlan() })

/** A server that makes one project for a key, and whose answers may be lost. */
function serverOf({ losesAnswerOf = '', refuses = '' } = {}) {
  const projects = new Map<string, NewProject & { id: string }>()
  let isLost = false
  const create = async (project: NewProject) => {
    if (project.projectName === refuses) throw new Error('refused')
    const known = projects.get(project.key)
    if (known && known.projectName !== project.projectName) throw new Error('another project by this key')
    const made = known ?? { ...project, id: `id ${project.projectName}` }
    projects.set(project.key, made)
    if (project.projectName === losesAnswerOf && !isLost) {
      isLost = true
      throw new Error('no connection')
    }
    return made
  }
  return { create, names: () => [...projects.values()].map(({ projectName }) => projectName) }
}

const ignore = () => undefined

describe('projects of the plans of a file', () => {
  it('bear the plans’ names, or those of copies where they are taken', async () => {
    const { create, names } = serverOf()
    const plans = [planCalled('Noor'), planCalled('Noor'), planCalled(''), planCalled(`${'😀'.repeat(150)}`)]
    const { end, ids } = await new PlanCreation(create, words).run(plans, ['Noor'], ignore)
    expect([end, ids.length]).toEqual(['done', 4])
    expect(names()).toEqual(['Noor (Copy)', 'Noor (Copy 2)', 'Untitled', '😀'.repeat(100)])
  })

  it('are no more once it is stopped', async () => {
    const { create, names } = serverOf()
    const creation = new PlanCreation(create, words)
    const end = await creation.run(['A', 'B', 'C'].map(planCalled), [], ({ name }) => {
      if (name === 'B') creation.stop()
    })
    expect(end).toEqual({ end: 'stopped', ids: ['id A', 'id B'] })
    expect(names()).toEqual(['A', 'B'])
  })

  it('are made once, also where the answer was lost and it is tried again', async () => {
    const { create, names } = serverOf({ losesAnswerOf: 'B' })
    const creation = new PlanCreation(create, words)
    const plans = ['A', 'B', 'C'].map(planCalled)
    const left = new Set(plans)
    expect(await creation.run(plans, [], (plan) => left.delete(plan))).toMatchObject({ end: 'failed', name: 'B' })
    // The list of projects was read again meanwhile, and has the one whose answer was lost.
    expect(await creation.run([...left], ['A', 'B'], ignore)).toMatchObject({ end: 'done', ids: ['id B', 'id C'] })
    expect(names()).toEqual(['A', 'B', 'C'])
  })

  it('stay when a later one is refused, which is named', async () => {
    const { create, names } = serverOf({ refuses: 'B' })
    const end = await new PlanCreation(create, words).run(['A', 'B', 'C'].map(planCalled), [], ignore)
    expect(end).toMatchObject({ end: 'failed', ids: ['id A'], name: 'B' })
    expect(names()).toEqual(['A'])
  })
})
