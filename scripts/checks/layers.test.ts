import { expect, it } from 'vitest'
import { type Import, importsOf, packagesReachedFrom } from './imports'
import { isAllowed } from './layers'
import { files, isScript } from './sources'

const arrow = (from: string, to: string, more: Partial<Import> = {}): Import => ({
  from,
  to,
  isPackage: false,
  typeOnly: false,
  ...more,
})

it('knows a wrong arrow from a right one', () => {
  const wrong = [
    arrow('src/domain/model/evaluate.ts', 'src/ui/button.tsx'),
    arrow('src/domain/model/evaluate.ts', 'react', { isPackage: true }),
    arrow('src/ui/button.tsx', 'src/domain/plan/plan.ts', { typeOnly: true }),
    arrow('src/evaluator/results/summary/summary.tsx', 'src/projects/card.tsx'),
    arrow('src/evaluator/results/summary/summary.tsx', 'server/routers/router.ts', { typeOnly: true }),
    arrow('src/layout/language-link.tsx', 'src/evaluator/state/atoms.ts'),
    arrow('src/evaluator/wizard/header.tsx', 'src/shell/shell.tsx'),
    arrow('src/evaluator/results/results-step.tsx', 'src/evaluator/wizard/header.tsx'),
    arrow('src/evaluator/state/atoms.ts', 'src/evaluator/saving/autosave.ts', { typeOnly: true }),
    arrow('src/evaluator/pages/demo-page.tsx', 'src/evaluator/elsewhere/atoms.ts'),
    arrow('src/api.ts', 'server/routers/router.ts'),
    arrow('src/evaluator/results/summary/summary.tsx', 'src/i18n/en/index.ts'),
    arrow('db/schema.ts', 'server/infra/env.ts'),
    arrow('server/auth/passwords.ts', 'lucia', { isPackage: true }),
    arrow('server/infra/audit.ts', 'server/http/problems.ts', { typeOnly: true }),
    arrow('server/projects/saving.ts', 'server/payments/lock.ts'),
    arrow('server/rest/plugin.ts', 'src/files/dialogs/export-job.ts'),
    arrow('src/files/read-file.ts', 'src/files/dialogs/use-file.ts'),
    arrow('src/evaluator/results/summary/summary.tsx', 'zod', { isPackage: true }),
  ]
  const right = [
    arrow('src/api.ts', 'server/routers/router.ts', { typeOnly: true }),
    arrow('src/evaluator/steps/costs/costs-step.tsx', 'src/evaluator/state/atoms.ts'),
    arrow('src/evaluator/fields/field-labels.ts', 'src/i18n/en/index.ts', { typeOnly: true }),
    arrow('src/app/app.tsx', 'src/evaluator/pages/demo-page.tsx'),
    arrow('src/evaluator/wizard/header.tsx', 'src/layout/language-link.tsx'),
    arrow('server/http/problems.ts', 'src/i18n/ar/errors.ts'),
    arrow('server/rest/plugin.ts', 'server/infra/errors.ts'),
    arrow('server/infra/lock.test.ts', 'server/testing/test-app.ts'),
    arrow('server/rest/plugin.ts', 'src/files/read-file.ts'),
    arrow('src/domain/plan/plan-schema.ts', 'zod/mini', { isPackage: true }),
  ]
  expect(wrong.filter(isAllowed)).toEqual([])
  expect(right.filter((one) => !isAllowed(one))).toEqual([])
})

it('lets every import follow the arrows', () => {
  const wrong = files
    .filter(isScript)
    .flatMap(importsOf)
    .filter((one) => !isAllowed(one))
  expect(wrong.map(({ from, to, typeOnly }) => `${from} → ${to}${typeOnly ? ' (type)' : ''}`)).toEqual([])
})

it('keeps the landing page free of the application’s libraries', () => {
  const heavy = /^(i18next|react-i18next|@trpc\/.*|@tanstack\/.*|zod|zod\/.*|wouter|wouter\/.*|superjson)$/
  const heavyOf = (entry: string) => [...packagesReachedFrom(entry)].filter(([name]) => heavy.test(name))
  expect(heavyOf('src/app/main.tsx')).not.toEqual([])
  expect(heavyOf('src/landing/main.ts')).toEqual([])
})

it('keeps the schemas out of the evaluation', () => {
  expect([...packagesReachedFrom('src/domain/model/evaluate.ts')]).toEqual([])
})
