import { isFirstResult } from '../domain/project/project-figures'
import { foldedText } from '../domain/text/folded-text'
import type { Project } from './project'

export const sortings = ['updated', 'created', 'name', 'profit', 'margin', 'completion'] as const
export type Sorting = (typeof sortings)[number]

type Order = (a: Project, b: Project) => number

/** The largest first; what has no figure comes last. */
const byFigure =
  (figure: (project: Project) => number | null): Order =>
  (a, b) =>
    (figure(b) ?? Number.NEGATIVE_INFINITY) - (figure(a) ?? Number.NEGATIVE_INFINITY) || 0

/** A first result is not compared with whole ones: it has no profit yet. */
const profitOf = ({ figures }: Project) =>
  figures.isProfitable === null || isFirstResult(figures) ? null : figures.profit

const orders: Record<Exclude<Sorting, 'name'>, Order> = {
  updated: byFigure((project) => project.updatedAt.getTime()),
  created: byFigure((project) => project.createdAt.getTime()),
  profit: byFigure(profitOf),
  margin: byFigure(({ figures }) => (isFirstResult(figures) ? null : figures.operatingMarginPct)),
  completion: byFigure((project) => project.figures.completionPct),
}

export interface Arrangement {
  search: string
  sorting: Sorting
  /** How names are compared in the page's language. */
  compare: (a: string, b: string) => number
}

/** The projects whose name holds every word of the search, in the chosen order; the default one is first in any. */
export function arranged(projects: readonly Project[], { search, sorting, compare }: Arrangement): Project[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean)
  const found = projects.filter(({ projectName }) => {
    const name = foldedText(projectName)
    return words.every((word) => name.includes(word))
  })
  const byName: Order = (a, b) => compare(a.projectName, b.projectName)
  const order = sorting === 'name' ? byName : orders[sorting]
  return found.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || order(a, b))
}
