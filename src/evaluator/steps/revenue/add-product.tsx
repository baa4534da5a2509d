import { useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { maxProducts } from '../../../domain/plan/plan'
import { nextId } from '../../../domain/plan/stored/stable-ids'
import { addedProduct } from '../../../domain/quick-start/begun-plan'
import { withExampleProduct } from '../../../domain/rules/unanswered'
import { Button } from '../../../ui/button'
import { Plus } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { justAddedAtom } from './product-name'

/** Adds a product and asks for its name; a full portfolio says what to do instead. */
export function AddProduct({ count }: { count: number }) {
  const { t } = useTranslation('revenue')
  const store = useStore()
  const change = useChange()
  const askName = useSetAtom(justAddedAtom)
  if (count >= maxProducts) return <FullPortfolio />
  const add = () => {
    const id = nextId(store.get(planAtom).products, 'product')
    const unnamed = t('product.newName')
    change(`products.${count}.name`, (plan) => withExampleProduct(plan, addedProduct(plan, id, unnamed)))
    askName(id)
  }
  return (
    <Button onClick={add} className="self-start">
      <Plus />
      {t(count === 0 ? 'product.addFirst' : 'product.add')}
    </Button>
  )
}

function FullPortfolio() {
  const { t } = useTranslation('revenue')
  return (
    <Notice live title={t('maximum.title', { max: maxProducts })}>
      <p>{t('maximum.text')}</p>
    </Notice>
  )
}
