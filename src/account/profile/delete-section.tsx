import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Trash } from '../../ui/icons'
import { Section } from '../form/section'

const DeleteDialog = lazy(() => import('./delete-dialog'))

/** Deletes the account. */
export function DeleteSection({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={t('data.deleteTitle')} intro={t('data.deleteIntro')}>
      <Button className="self-start" onClick={() => setAsking(true)}>
        <Trash className="text-negative" />
        {t('data.delete')}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <DeleteDialog email={email} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
