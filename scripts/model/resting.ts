import type { Figure, ScopeName } from '../../src/domain/model/language/figure'
import { figuresIn } from '../../src/domain/model/language/reading'
import { openQuestions, questionOf } from '../../src/domain/rules/open-figures'
import { declared } from './statements'

// Which questions to the founder each result rests on: those that the inputs which its formula reads are asked under.

/** The list of a plan that rows of a scope are read from. */
const lists: Partial<Record<ScopeName, string>> = {
  products: 'products',
  methods: 'paymentMethods',
  overheads: 'overheads',
  team: 'team',
}

function questionOfInput({ scope, source }: Figure): string | null {
  if (source?.kind !== 'field') return null
  const list = lists[scope]
  return questionOf(list === undefined ? source.name : `${list}.0.${source.name}`)
}

/** Adds the questions of all inputs that lead to a figure. */
function addQuestions(figure: Figure, questions: Set<string | null>, seen: Set<Figure>): typeof questions {
  if (seen.has(figure)) return questions
  seen.add(figure)
  questions.add(questionOfInput(figure))
  for (const one of figure.formula ? figuresIn(figure.formula) : []) addQuestions(one, questions, seen)
  return questions
}

/** The questions of every result, as the browser reads them. */
export function restingQuestions(head: string): string {
  const rows = [...declared].map(([name, { figure }]) => {
    const questions = addQuestions(figure, new Set(), new Set())
    const written = openQuestions.filter((one) => questions.has(one)).map((one) => `'${one}'`)
    return `  '${name}': [${written.join(', ')}],`
  })
  return `${head}
import type { ResultName } from '../../domain/model/results/sections'
import type { OpenQuestion } from '../../domain/rules/open-figures'

/** The questions whose answers each result rests on. */
export const restingQuestions: Readonly<Record<ResultName, readonly OpenQuestion[]>> = {
${rows.join('\n')}
}
`
}
