import type { ProcedureName } from '../../../routers/router'
import type { Call } from './callers'

export const modelCalls = {
  'compute.compare': ({ anonymous }) =>
    anonymous.trpc.compute.compare.mutate({ projectData: '{}', comparedWith: '{"vatPct":5}' }),
  'compute.discounts': ({ anonymous }) =>
    anonymous.trpc.compute.discounts.mutate({ projectData: '{}', discountPct: 10 }),
  'compute.explain': ({ anonymous }) =>
    anonymous.trpc.compute.explain.mutate({ projectData: '{}', result: 'bottomLine.operatingIncome' }),
  'compute.patch': ({ anonymous }) =>
    anonymous.trpc.compute.patch.mutate({ projectData: '{}', figures: { vatPct: 15 } }),
  'compute.report': ({ anonymous }) => anonymous.trpc.compute.report.mutate({ projectData: '{}' }),
  'compute.workbook': ({ anonymous }) => anonymous.trpc.compute.workbook.mutate({ projectData: '{}' }),
  'evaluator.evaluate': ({ anonymous }) => anonymous.trpc.evaluator.evaluate.mutate({ projectData: '{}' }),
  'evaluator.fields': ({ anonymous }) => anonymous.trpc.evaluator.fields.query(),
  'evaluator.referenceData': ({ anonymous }) => anonymous.trpc.evaluator.referenceData.query(),
  'evaluator.typicalValues': ({ anonymous }) => anonymous.trpc.evaluator.typicalValues.query({ category: 'home' }),
  'compute.moves': ({ anonymous }) => anonymous.trpc.compute.moves.mutate({ projectData: '{}' }),
  'compute.seek': ({ anonymous }) =>
    anonymous.trpc.compute.seek.mutate({ projectData: '{}', lever: 'price', goal: { kind: 'income', value: 1 } }),
  'compute.simulate': ({ anonymous }) => anonymous.trpc.compute.simulate.mutate({ projectData: '{}', runs: 500 }),
  'compute.tornado': ({ anonymous }) => anonymous.trpc.compute.tornado.mutate({ projectData: '{}' }),
} satisfies Partial<Record<ProcedureName, Call>>
