import { useTranslation } from 'react-i18next'
import type { MonthOfActuals } from '../../../domain/actuals/month-figures'
import { formatShortDay } from '../../../i18n/format'
import { Notice } from '../../../ui/notice'
import { useFormat } from '../../state/use-format'

/** Says which days of a month files of orders cover, where they do not cover it. */
export function PartNotice({ part }: Pick<MonthOfActuals, 'part'>) {
  const { t } = useTranslation('actuals')
  const { language } = useFormat()
  if (part === null) return null
  if (part === 'noSharedDay') return <Notice variant="warning">{t('partsApart')}</Notice>
  const [from, to] = [formatShortDay(part.from, language), formatShortDay(part.to, language)]
  return <Notice variant="warning">{t('part', { from, to })}</Notice>
}
