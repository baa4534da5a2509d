import type { ProcedureName } from '../../routers/router'

/** What a program is written for, with the calls that it takes, in the order in which they are made. */
export interface Task {
  id: string
  title: string
  text: string
  calls: readonly ProcedureName[]
}

/** The tasks for which the page has a section of its own; what administrators and our own pages call is found by its group. */
export const tasks: readonly Task[] = [
  {
    id: 'task-evaluate',
    title: 'Evaluate a plan',
    text: 'Without an account. A plan is JSON, and what is missing counts as in a blank plan; fields and typical values say what may stand in it. Work out what would help, what the result hangs on and how sure it is, and take the plan along as a file.',
    calls: [
      ...([
        'evaluator.fields',
        'evaluator.typicalValues',
        'evaluator.referenceData',
        'evaluator.evaluate',
        'compute.patch',
        'compute.explain',
      ] as const),
      ...(['compute.seek', 'compute.moves', 'compute.tornado', 'compute.simulate', 'compute.discounts'] as const),
      ...(['compute.compare', 'compute.workbook', 'compute.report'] as const),
    ],
  },
  {
    id: 'task-projects',
    title: 'Keep projects in step with another program',
    text: 'With an access token of the scope read or write. Repeat a creation under the same Idempotency-Key, save over the revision that was read with If-Match, and set single figures by their paths.',
    calls: [
      ...(['projects.listPlans', 'projects.create', 'projects.get', 'projects.save', 'projects.setFigures'] as const),
      ...(['projects.rename', 'projects.delete', 'projects.deleted.bringBack', 'projects.versions.list'] as const),
      ...(['projects.versions.restore'] as const),
    ],
  },
  {
    id: 'task-report',
    title: 'Report on a project',
    text: 'Figures as JSON, or the same files that the evaluator makes. Send the ETag with If-None-Match, and nothing is made twice.',
    calls: ['projects.evaluation', 'projects.files.workbook', 'projects.files.csv', 'projects.files.report'],
  },
  {
    id: 'task-actuals',
    title: 'Bring in what really happened',
    text: 'Months by source, the same again changes nothing. A month that is closed is read beside the plan of that day.',
    calls: ['actuals.list', 'actuals.put', 'actuals.close', 'actuals.reopen', 'actuals.remove'],
  },
  {
    id: 'task-webhooks',
    title: 'Be told what happens',
    text: 'With an access token of the scope webhooks. Each message is signed; its event is described in the document’s webhooks. Look at what was delivered, and send it again.',
    calls: ['webhooks.create', 'webhooks.ping', 'webhooks.deliveries', 'webhooks.sendAgain', 'webhooks.setActive'],
  },
  {
    id: 'task-share',
    title: 'Show a plan to others',
    text: 'A link shows the plan as it is stored now, until it ends or is ended.',
    calls: ['projects.shares.create', 'projects.shares.list', 'projects.shares.update', 'projects.shares.revoke'],
  },
  {
    id: 'task-account',
    title: 'Take an account along, or delete it',
    text: 'With an access token of the scope account. Deleting also takes a code that is mailed to the owner.',
    calls: ['account.profile', 'account.exportData', 'account.sendProofCode', 'account.deleteByCode'],
  },
]
