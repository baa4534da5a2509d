import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { startTestApp } from '../testing/test-app'
import { callTool, connectAssistant } from './testing/assistant'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
})

const assistant = () => connectAssistant(app, {})

const plan = demoPlan()

describe('of a plan an assistant', () => {
  it('hears no verdict while something is open', async () => {
    const { data, said } = await callTool(await assistant(), 'evaluate_plan', { projectData: {} })
    expect([data.verdict, data.unanswered.length > 0]).toEqual([null, true])
    expect(said).toContain('There is no verdict yet')
    expect(said).toContain('Add a product')
    expect(said).not.toMatch(/business model|This store makes|Provisional/)
    expect(data.results.businessHealthScore).toBeUndefined()
  })

  it('hears the profit and margin of the state of VAT that the sentences are of', async () => {
    const products = [{ unitPriceInclVAT: 125, unitsPerMonth: 251, exFactoryPrice: 30 }]
    const projectData = { vatRegistered: false, firstOrderSharePct: 100, shippingPerOrder: 18, ownerPayMo: 0, products }
    const { said } = await callTool(await assistant(), 'evaluate_plan', { projectData })
    const text = said.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
    const [, makes] = /This store \w+ (SAR [\d,]+)/.exec(text) ?? []
    expect(makes).toBeDefined()
    expect(text).toMatch(new RegExp(`Profit after returns and inventory: .?${makes}`))
    expect(text).toContain('Revenue excluding VAT: SAR 27,283')
  })

  it('hears no verdict on a plan that has no price yet, but what to add', async () => {
    const projectData = { ownerPayMo: 0, products: [{ unitsPerMonth: 40, exFactoryPrice: 20 }] }
    const { data, said } = await callTool(await assistant(), 'evaluate_plan', { projectData })
    expect([data.verdict, data.unanswered]).toEqual([null, []])
    expect(said).toContain('Add a price')
    expect(said).not.toMatch(/business model|This store loses|Loss/)
  })

  it('hears of half a plan what is known: a provisional profit, and no margin without the cost of delivery', async () => {
    const projectData = { ...plan, unanswered: ['delivery'], shippingPerOrder: 0, packagingPerOrder: 0 }
    const { said } = await callTool(await assistant(), 'evaluate_plan', { projectData })
    expect(said).toMatch(/still missing: packaging and shipping[\s\S]*Provisional (profit|loss) per month/)
    expect(said).not.toMatch(/Gross margin|break even|Safety margin/)
  })

  it('hears that a price is out of reach alone, and that the best moves still leave a loss', async () => {
    const products = [{ unitPriceInclVAT: 60, unitsPerMonth: 200, exFactoryPrice: 50 }]
    const projectData = { firstOrderSharePct: 100, shippingPerOrder: 18, contingencyMo: 4000, ownerPayMo: 0, products }
    const client = await assistant()
    const goal = { kind: 'income', value: 5000 }
    const sought = await callTool(client, 'seek_goal', { projectData, lever: 'price', goal })
    expect(sought.said).toContain('which is not realistic alone')
    const moves = await callTool(client, 'moves', { projectData })
    expect(moves.said).toMatch(/better per month\.[\s\S]*These are not enough to make a profit\./)
  })

  it('hears of a charge in the plan’s currency', async () => {
    // What is cheap leaves more by a charge than by a higher price.
    const cheap = { ...plan, products: [{ ...plan.products[0], unitPriceInclVAT: 12, unitsPerMonth: 9000 }] }
    const moves = async (language: string) =>
      (await callTool(await assistant(), 'moves', { projectData: cheap, language })).said.replaceAll('\u00a0', ' ')
    expect(await moves('en')).toMatch(/Charge customers SAR 5 more for shipping/)
    expect(await moves('ar')).toMatch(/رفع رسوم الشحن على العميل بمقدار .*5.*ر\.س/)
  })

  it('hears the lines of an explanation as the screens write them: what a share makes of all, and units', async () => {
    const client = await assistant()
    const say = async (result: string) => (await callTool(client, 'explain_result', { projectData: plan, result })).said
    expect(await say('salesExVAT')).toContain('divided by “100% + VAT rate (15%)”: 115%')
    expect(await say('inventoryTurnDays')).toContain('divided by “Inventory turns per year”: 9 times per year')
  })
})
