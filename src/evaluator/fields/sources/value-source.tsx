import { useTranslation } from 'react-i18next'
import type { FigureSource } from '../../../domain/typical/typical-sources'
import { Badge } from '../../../ui/badge'
import { useFormat } from '../../state/use-format'
import type { ShownValue } from './shown-value'
import { useMonthText } from './value-words'

/** How sure a value is, in a word. */
export function CertaintyWord({ certainty }: { certainty: ShownValue['certainty'] }) {
  const { t } = useTranslation('sources')
  return <Badge tone={certainty === 'official' ? 'good' : 'plain'}>{t(`certainty.${certainty}`)}</Badge>
}

/** Who published a value, and when. */
export function ValueSource({ value: { of, certainty, source, date } }: { value: ShownValue }) {
  const { t } = useTranslation('sources')
  if (certainty === 'admin') return null
  if (!source) return t('kind' in of && of.kind === 'choice' ? 'ourChoice' : 'ours')
  return <Published source={source} date={date} />
}

/** A source with its page, its month, and the month in which it was read. */
export function Published({ source, date }: { source: FigureSource; date: string | null }) {
  const { t } = useTranslation('sources')
  const { language } = useFormat()
  const monthText = useMonthText()
  const publisher = <bdi>{source.publisher[language]}</bdi>
  return (
    <>
      {source.url === null ? (
        publisher
      ) : (
        <a
          href={source.url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-info underline underline-offset-4"
        >
          {publisher}
          <span className="sr-only"> ({t('newTab')})</span>
        </a>
      )}
      {date === null ? null : t('published', { date: monthText(date) })}
      {t('checked', { date: monthText(source.checked) })}
    </>
  )
}
