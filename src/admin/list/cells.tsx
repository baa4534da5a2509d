import { formatDateTime, formatMoney, formatRelative } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { EmailAddress } from '../../ui/page/email-address'

/** A moment: how long ago it was, and exactly when. */
export function When({ date }: { date: Date }) {
  const language = useLanguage()
  return (
    <time dateTime={date.toISOString()} className="block whitespace-nowrap">
      {formatRelative(date, new Date(), language)}
      <span className="block text-muted">{formatDateTime(date, language)}</span>
    </time>
  )
}

/** An amount in riyals, with its decimals. */
export function Money({ amount }: { amount: number }) {
  const language = useLanguage()
  return <bdi className="whitespace-nowrap">{formatMoney(amount, language, 'SAR')}</bdi>
}

/** A name over its e-mail address. Each keeps its own direction, so that neither can reorder the text beside it. */
export function NameOver({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block min-w-[152px] font-medium wrap-anywhere sm:min-w-[176px]">
        <bdi>{name}</bdi>
      </span>
      <span className="block text-muted">
        <EmailAddress address={email} />
      </span>
    </>
  )
}

interface PersonProps {
  firstName: string
  lastName: string
  email: string
}

/** A user's name over the e-mail address. */
export function Person({ firstName, lastName, email }: PersonProps) {
  return <NameOver name={`${firstName} ${lastName}`} email={email} />
}
