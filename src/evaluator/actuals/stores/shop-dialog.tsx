import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { trpc } from '../../../api'
import { shopSchema } from '../../../domain/schemas/store-schema'
import { TextField } from '../../../forms/text-field'
import { useSchemaForm } from '../../../forms/use-schema-form'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { Modal, ModalActions } from '../../../ui/overlays/modal'

const schema = z.object({ shop: shopSchema })

/** Asks which shop of Shopify is to be connected, and leads there. */
export default function ShopDialog({ projectId: id, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation(['connectedStores', 'common'])
  const begin = trpc.stores.begin.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(schema, { shop: '' }, async ({ shop }) => {
    const { url } = await begin.mutateAsync({ id, platform: 'shopify', shop })
    location.assign(url)
  })
  return (
    <Modal title={t('shop.title')} onClose={onClose}>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <TextField form={form} name="shop" label={t('shop.label')} hint={t('shop.hint')} dir="ltr" inputMode="url" />
        <div role="alert" className="empty:hidden">
          {problem ? <Notice variant="error">{problem}</Notice> : null}
        </div>
        <ModalActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
            {t('shop.go')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
