import type { Figure, ScopeName } from '../../src/domain/model/language/figure'
import { figuresIn } from '../../src/domain/model/language/reading'
import { productCostFields } from '../../src/domain/plan/plan-fields'
import { type FigureQuestion, figureQuestions } from '../../src/domain/questions'
import { questionOfCost } from '../../src/domain/rules/open-figures'

// Under which questions to the founder the inputs are asked that the formula of a result reads.

/** The list of a plan that rows of a scope are read from. */
const lists: Partial<Record<ScopeName, string>> = {
  products: 'products',
  methods: 'paymentMethods',
  overheads: 'overheads',
  team: 'team',
}

function questionOfInput({ scope, source }: Figure): FigureQuestion | null {
  if (source?.kind !== 'field') return null
  // Of a product's costs one may stand for another, so that none of them is asked for by itself.
  if (scope === 'products' && Object.hasOwn(productCostFields, source.name)) return 'productCost'
  const list = lists[scope]
  return questionOfCost(list === undefined ? source.name : `${list}.0.${source.name}`)
}

/** Adds the questions of all inputs that lead to a figure. */
function addQuestions(figure: Figure, questions: Set<FigureQuestion | null>, seen: Set<Figure>): typeof questions {
  if (seen.has(figure)) return questions
  seen.add(figure)
  questions.add(questionOfInput(figure))
  for (const one of figure.formula ? figuresIn(figure.formula) : []) addQuestions(one, questions, seen)
  return questions
}

/** The questions of a result, in their order. */
export function questionsOf(figure: Figure): FigureQuestion[] {
  const questions = addQuestions(figure, new Set(), new Set())
  return figureQuestions.filter((one) => questions.has(one))
}
