import { defineFile } from '../define-route'
import type { RestRoute } from '../route'

const common = { tag: 'Projects', method: 'GET' } as const

export const paidByTime =
  'Files are paid by the time that they take: six seconds of a processor a minute, then 429 with Retry-After. The ETag names all that a file is made of, the day among it.'

const ofProject = `The same file as the evaluator makes. A plan with more than 250 entries in its lists is refused with 413. ${paidByTime}`

export const fileRoutes: readonly RestRoute[] = [
  defineFile({
    ...common,
    path: '/api/projects/{id}/workbook',
    procedure: 'projects.files.workbook',
    file: 'excel',
    summary: 'A project as an Excel workbook, with its actual months',
    description: `Figures are formulas over the inputs; figures that are typed over in it can be opened again. ${ofProject}`,
  }),
  defineFile({
    ...common,
    path: '/api/projects/{id}/csv',
    procedure: 'projects.files.csv',
    file: 'csv',
    summary: 'The months of a project’s projection and of its cash by month as rows',
    description: `UTF-8 with all decimals, in the notation of Latin digits. ${ofProject}`,
  }),
  defineFile({
    ...common,
    path: '/api/projects/{id}/report',
    procedure: 'projects.files.report',
    file: 'page',
    summary: 'A project as a report to print: one page, or everything with its actual months',
    description: `PDF, A4, with the name of the account’s owner. ${ofProject}`,
  }),
]
