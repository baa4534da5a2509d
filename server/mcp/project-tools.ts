import * as z from 'zod/mini'
import { PlanWriter } from './plan-writer'
import { composedTool, procedureTool, type Tool, type ToolRequest } from './tool'

const writerIn = ({ language }: ToolRequest) => new PlanWriter(language)

const compareInput = z.object({
  id: z.string(),
  versionId: z.string(),
  otherVersionId: z.optional(z.string()),
})

/** What an assistant may do with the projects of the account whose token it has. */
export const projectTools: readonly Tool[] = [
  procedureTool({
    name: 'list_projects',
    title: 'List projects',
    description: 'The projects of the account, the newest first, with what each comes to; a page at a time.',
    procedure: 'projects.list',
    answer: (output, request) => {
      const writer = writerIn(request)
      const names = output.projects.map(({ projectName }) => writer.quote(projectName))
      const count = writer.word('assistants:projects', { count: output.projects.length })
      return { data: output, sentences: [count, ...names, writer.word('assistants:data')] }
    },
  }),
  procedureTool({
    name: 'get_project',
    title: 'Get a project',
    description: 'One project with its plan and its revision, which save_project needs.',
    procedure: 'projects.get',
    answer: (project, request) => {
      const writer = writerIn(request)
      return { data: { project }, sentences: [writer.quote(project.projectName), writer.word('assistants:data')] }
    },
  }),
  procedureTool({
    name: 'create_project',
    title: 'Create a project',
    description: 'Makes a project in the account with a plan; {} is a new plan.',
    procedure: 'projects.create',
    answer: (project, request) => ({
      data: { project },
      sentences: [writerIn(request).word('assistants:saved', { revision: project.revision })],
    }),
  }),
  procedureTool({
    name: 'save_project',
    title: 'Save a project',
    description:
      'Saves the whole plan in projectData, or only some figures by their paths, over the revision that was read; refused where another save came first. What it replaces stays a version, and what it saves is kept under a name, one a project and day.',
    procedure: 'projects.saveByAssistant',
    answer: ({ version, ...project }, request) => {
      const writer = writerIn(request)
      const kept = version === null ? [] : [writer.word('assistants:kept', { name: writer.quote(version) })]
      return {
        data: { project, version },
        sentences: [writer.word('assistants:saved', { revision: project.revision }), ...kept],
      }
    },
  }),
  composedTool({
    name: 'compare_versions',
    title: 'Compare versions',
    description:
      'In what a version of a project differs from another one, or from the present plan, and what both come to. The versions with a name come with list_versions.',
    input: compareInput,
    procedure: 'projects.versions.get',
    async run({ id, versionId, otherVersionId }, request, call) {
      const before = await call('projects.versions.get', { id, versionId })
      const after =
        otherVersionId === undefined
          ? await call('projects.get', { id })
          : await call('projects.versions.get', { id, versionId: otherVersionId })
      const compared = await call('compute.compare', {
        projectData: after.projectData,
        comparedWith: before.projectData,
      })
      const writer = new PlanWriter(request.language, after.projectData)
      const count = writer.word('assistants:changed', { count: compared.changeCount })
      const { unanswered, changes, changeCount } = compared
      const income = (evaluation: typeof compared.after) => evaluation.bottomLine.operatingIncome
      const from = { before: writer.money(income(compared.before)), after: writer.money(income(compared.after)) }
      return {
        data: {
          changes,
          changeCount,
          unanswered,
          income: { before: income(compared.before), after: income(compared.after) },
        },
        sentences: [
          count,
          writer.word('assistants:incomes', from),
          ...writer.open(unanswered),
          writer.word('assistants:data'),
        ],
      }
    },
  }),
  procedureTool({
    name: 'export_workbook',
    title: 'Export a workbook',
    description:
      'A project as an Excel workbook whose figures are formulas over its inputs, as the resource of the answer. The language is that of the workbook.',
    procedure: 'projects.files.workbook',
    answer: ({ file }, request) => {
      const writer = writerIn(request)
      const bytes = Buffer.byteLength(file?.base64 ?? '', 'base64')
      return {
        data: { fileName: file?.name ?? null, bytes },
        sentences: [writer.word('assistants:workbook', { name: writer.quote(file?.name ?? '') })],
        ...(file && { file }),
      }
    },
  }),
  procedureTool({
    name: 'list_versions',
    title: 'List named versions',
    description: 'The versions of a project that have a name, the newest first.',
    procedure: 'projects.versions.named',
    answer: (versions, request) => {
      const writer = writerIn(request)
      const names = versions.map(({ name }) => writer.quote(name ?? ''))
      return { data: { versions }, sentences: [...names, writer.word('assistants:data')] }
    },
  }),
]
