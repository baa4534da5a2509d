import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Copy } from '../../../ui/icons'
import { shownDialogAtom } from '../../state/shown-dialog'

/** The way for those who have their products in a spreadsheet or in a store already. */
export function PasteProducts() {
  const { t } = useTranslation('revenue')
  const showDialog = useSetAtom(shownDialogAtom)
  return (
    <Button variant="quiet" onClick={() => showDialog('products')}>
      <Copy />
      {t('product.paste')}
    </Button>
  )
}
