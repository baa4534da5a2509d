// What a plan asks its founder, while nothing is known of it.

/** What a new plan is asked for before anything is concluded from it. */
export const costQuestions = ['productCost', 'delivery', 'marketing', 'fixedCosts'] as const
export type CostQuestion = (typeof costQuestions)[number]

/** What a figure that is open by itself is asked under. */
export const figureQuestions = [
  ...costQuestions,
  'paymentFees',
  'returns',
  'codShare',
  'refusals',
  'vatRegistration',
  'ownerPay',
] as const
export type FigureQuestion = (typeof figureQuestions)[number]

/** Everything that a plan can still be asked; `example`: a product that still has the figures that it was added with. */
export const openQuestions = [...figureQuestions, 'example'] as const
export type OpenQuestion = (typeof openQuestions)[number]
