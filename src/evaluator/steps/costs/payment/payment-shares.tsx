import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withFullPaymentShares } from '../../../../domain/edits/payment-shares'
import { settlementDaysOf } from '../../../../domain/model/generated/slices.gen'
import { countedPaymentMethods, totalPaymentShare } from '../../../../domain/model/month/payment-fees'
import type { Finding } from '../../../../domain/rules/findings'
import { pluralOf } from '../../../../i18n/format'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { useMessages } from '../../../fields/messages'
import { findingsAtom, planAtom } from '../../../state/atoms'
import { applyEditAtom } from '../../../state/undo/undo'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'

/** The total as a reader sees it, since shares are percentages with decimals; null without methods. */
const totalAtom = atom((get) => {
  const methods = countedPaymentMethods(get(planAtom))
  return methods.length === 0 ? null : Math.round(totalPaymentShare(methods) * 100) / 100
})

const none: readonly Finding[] = []
const mixFindingsAtom = atom((get) => get(findingsAtom).get('paymentMethods') ?? none)

/** What is wrong with the mix as a whole, and the button that makes its shares one hundred. */
export function PaymentShares() {
  const { t } = useTranslation('costs')
  const total = useAtomValue(totalAtom)
  const messages = useMessages(useAtomValue(mixFindingsAtom))
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  const complete = () => command({ plan: withFullPaymentShares(store.get(planAtom)), place: 'paymentMethods' })
  return (
    <div className="flex flex-col items-start gap-3">
      {messages.length > 0 ? (
        <div className="w-full">
          <Notice variant="warning" live>
            {messages.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
            <SharesGap total={total} />
          </Notice>
        </div>
      ) : null}
      {total === 100 ? <p className="text-small font-medium text-accent">{t('payment.complete')}</p> : null}
      {total === null || total === 100 ? null : (
        <Button onClick={complete}>{total === 0 ? t('payment.even') : t('payment.scale')}</Button>
      )}
    </div>
  )
}

function SharesGap({ total }: { total: number | null }) {
  const { t } = useTranslation('costs')
  const { percent } = useFormat()
  if (!total || total === 100) return null
  const gap = percent(Math.abs(100 - total), { max: 2 })
  return <p>{total < 100 ? t('payment.missing', { gap }) : t('payment.tooMuch', { gap })}</p>
}

/** Days until the money of an average order is there, to a tenth; 0 without shares. */
const settlementAtom = atom((get) => Math.round(settlementDaysOf(get(planAtom)) * 10) / 10)

/** How long the money of all methods takes on average. */
export function Settlement() {
  const { t } = useTranslation('costs')
  const { number } = useFormat()
  const days = useAtomValue(settlementAtom)
  const total = useAtomValue(totalAtom)
  if (!total) return null
  return (
    <Computed
      label={t('payment.settlement')}
      value={t('payment.settlementDays', { count: pluralOf(days), figure: number(days) })}
      how={t('payment.settlementHow')}
    />
  )
}
