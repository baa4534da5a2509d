import type { Language } from '../options'
import { demoPlan } from '../plan/demo-plan'
import { asExample } from '../plan/origins'
import type { Plan } from '../plan/plan'

interface SampleNames {
  storeName: string
  productName: string
  /** Of the products, in their order. */
  products: readonly string[]
}

/** The figures of the sample store under the names of a language. */
export function namedSample(language: Language, { storeName, productName, products }: SampleNames): Plan {
  const plan = demoPlan()
  const named = plan.products.map((product, at) => ({ ...product, name: products[at] ?? product.name }))
  return asExample({ ...plan, language, storeName, productName, products: named }, 'sample')
}
