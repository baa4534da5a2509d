import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { type Language, languages } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { secondSample } from '../../domain/samples/second-sample'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { adminProjects as arProjects } from '../../i18n/ar/admin/admin-projects'
import { questions as arQuestions } from '../../i18n/ar/evaluator/questions'
import { results as arResults } from '../../i18n/ar/evaluator/results'
import { en } from '../../i18n/en'
import { adminProjects as enProjects } from '../../i18n/en/admin/admin-projects'
import { questions as enQuestions } from '../../i18n/en/evaluator/questions'
import { results as enResults } from '../../i18n/en/evaluator/results'
import { formatMoney } from '../../i18n/format'
import { ProjectResults } from './project-results'

const dictionaries = {
  en: { ...en, adminProjects: enProjects, questions: enQuestions, results: enResults },
  ar: { ...ar, adminProjects: arProjects, questions: arQuestions, results: arResults },
}

function shown(changed: Partial<Plan>, language: Language): string {
  const plan = { ...demoPlan(), ...changed }
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
      <ProjectResults plan={plan} evaluation={evaluate(plan)} benchmarks={builtInBenchmarks}>
        <p />
      </ProjectResults>
    </I18nextProvider>,
  )
}

it.each(languages)(
  'shows an administrator in %s no verdict, badge or score of a plan that is half answered',
  (language) => {
    const { options, questions, results } = dictionaries[language]
    const ratings = [
      options.verdictWords.moderate,
      options.performanceBadges.fair,
      options.performanceBadges.tight,
      results.names.businessHealthScore,
    ]
    const whole = shown({}, language)
    const half = shown({ unanswered: ['delivery'] }, language)
    expect(ratings.some((word) => whole.includes(word))).toBe(true)
    expect(ratings.filter((word) => half.includes(word))).toEqual([])
    expect(whole).not.toContain(questions.firstResult)
    expect(half).toContain(`${questions.firstResult} ${questions.missing.delivery}`)
  },
)

it('shows an administrator the month in the state of VAT that its verdict counts', () => {
  const plan = secondSample()
  const registered = evaluate({ ...plan, vatRegistered: true })
  const text = shown(plan, 'en')
  const whole = (value: number) => formatMoney(value, 'en', 'SAR', { min: 0, max: 0 })
  expect(evaluate(plan).conclusion.income).toBe(registered.bottomLine.operatingIncome)
  expect(text).toContain(whole(registered.bottomLine.operatingIncome))
  expect(text).toContain(whole(registered.monthly.salesExVAT))
  expect(text).not.toContain(whole(evaluate(plan).monthly.salesExVAT))
  expect(text).toContain('VAT registration')
})

it('shows an administrator no verdict, badge or loss of a plan without a price', () => {
  const { options, summary } = dictionaries.en
  const text = shown({ products: demoPlan().products.map((one) => ({ ...one, unitPriceInclVAT: 0 })) }, 'en')
  expect(text).toContain(summary.noVerdict)
  for (const said of [options.verdicts.unprofitable, options.performanceBadges.losing, summary.eachSaleLoses])
    expect(text).not.toContain(said)
})
