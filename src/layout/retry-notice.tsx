import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** Says that something was not loaded, with a button that tries again. */
export function RetryNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Notice variant="error" live>
      <p>{children}</p>
      <Button className="mt-2" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
