import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { paths } from '../../../paths'
import { buttonClasses } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useSettled } from './use-settled'

/** Between the payment page and the receipt. */
export function Settling({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('payment')
  const { outcome, isUnknown, isUnreachable } = useSettled(sessionId)
  const end = isUnknown
    ? 'unknown'
    : outcome === 'failed' || outcome === 'refunded' || outcome === 'disputed' || outcome === 'wrong'
      ? outcome
      : null
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('settling.title')}</h1>
      {end ? <Ended end={end} /> : <Waiting isWaiting={outcome === 'waiting'} isUnreachable={isUnreachable} />}
    </div>
  )
}

function Waiting({ isWaiting, isUnreachable }: { isWaiting: boolean; isUnreachable: boolean }) {
  const { t } = useTranslation('payment')
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{isWaiting ? t('settling.waiting') : t('settling.asking')}</p>
      {isWaiting ? <p className="text-muted">{t('settling.long')}</p> : null}
      {isUnreachable ? <Notice variant="warning">{t('settling.unreachable')}</Notice> : null}
    </div>
  )
}

function Ended({ end }: { end: 'failed' | 'refunded' | 'disputed' | 'wrong' | 'unknown' }) {
  const { t } = useTranslation('payment')
  return (
    <>
      <Notice variant={end === 'failed' || end === 'wrong' ? 'error' : 'info'} live title={t(`settling.${end}`)}>
        {t(`settling.${end}Text`)}
      </Notice>
      {end === 'disputed' ? null : (
        <Link href={paths.paywall} className={buttonClasses()}>
          {t('settling.again')}
        </Link>
      )}
    </>
  )
}
