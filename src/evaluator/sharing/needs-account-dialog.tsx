import { useTranslation } from 'react-i18next'
import { loginHref, paths } from '../../paths'
import { Button, LinkButton } from '../../ui/button'
import { Modal } from '../../ui/overlays/modal'

/** A plan on this device cannot be shared: no one else could read it. */
export function NeedsAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sharing', 'common'])
  return (
    <Modal title={t('sharing:needsAccount.title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('sharing:needsAccount.text')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton variant="primary" href={paths.register}>
          {t('sharing:needsAccount.register')}
        </LinkButton>
        <LinkButton href={loginHref(paths.appProjects)}>{t('sharing:needsAccount.login')}</LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Modal>
  )
}
