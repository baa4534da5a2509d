import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../i18n/lazy-page'
import { Button } from '../../../ui/button'
import { Copy } from '../../../ui/icons'

const ProductsDialog = lazyPage(
  () => import('../../open/products-dialog').then((module) => module.ProductsDialog),
  'files',
  'fields',
  'rules',
  'costs',
  'season',
)

/** The way for those who have their products in a spreadsheet or in a store already. */
export function PasteProducts() {
  const { t } = useTranslation('revenue')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        <Copy />
        {t('product.paste')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ProductsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
