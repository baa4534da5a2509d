import type { Language } from '../../../domain/options'
import { withNote } from '../../../domain/plan/notes'
import { asExample } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { type StarterId, starterPlan } from '../../../domain/samples/starter-stores'
import { activeI18n } from '../../../i18n'

interface Names {
  storeName: string
  productName: string
  products: readonly string[]
}

function named(plan: Plan, language: Language, { storeName, productName, products }: Names): Plan {
  const goods = plan.products.map((product, index) => ({ ...product, name: products[index] ?? product.name }))
  return { ...plan, language, storeName, productName, products: goods }
}

const wordsOf = (language: Language) => activeI18n().getFixedT(language, 'stores')

/** The second sample as this page tells it: its figures under names of the page's language. */
export function secondSampleIn(language: Language): Plan {
  const t = wordsOf(language)
  const plan = named(secondSample(), language, {
    storeName: t('secondSample.storeName'),
    productName: t('secondSample.productName'),
    products: [t('secondSample.products.first'), t('secondSample.products.second'), t('secondSample.products.third')],
  })
  const roles = [t('secondSample.packing'), t('secondSample.service')]
  const worded = {
    ...plan,
    team: plan.team.map((member, index) => ({ ...member, customRole: roles[index] ?? member.customRole })),
    customOverheadsOps: plan.customOverheadsOps.map((cost) => ({ ...cost, name: t('secondSample.photos') })),
  }
  return asExample(worded, 'sample')
}

function starterNamesIn(language: Language, id: Exclude<StarterId, 'perfume'>): Names {
  const t = wordsOf(language)
  return {
    storeName: t(`starters.${id}.storeName`),
    productName: t(`starters.${id}.productName`),
    products: [
      t(`starters.${id}.products.first`),
      t(`starters.${id}.products.second`),
      t(`starters.${id}.products.third`),
    ],
  }
}

/** A starter store as one's own plan. Its name says that it is an example, wherever the plan goes. */
export function starterIn(language: Language, id: StarterId): Plan {
  const plan =
    id === 'perfume'
      ? asExample(secondSampleIn(language), 'starter')
      : named(starterPlan(id), language, starterNamesIn(language, id))
  const t = wordsOf(language)
  // What a customer costs is the guess that a store hangs on: it says why it is so much.
  const reasoned = withNote(plan, 'customerAcquisitionCost', { text: t(`starters.${id}.customers`), by: '', at: '' })
  return { ...reasoned, storeName: t('example', { name: plan.storeName }) }
}
