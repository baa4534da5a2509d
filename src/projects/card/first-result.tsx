import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { ProjectFigures } from '../../domain/project/project-figures'
import { stepOfPath } from '../../domain/rules/steps'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { evaluationHref } from '../../paths'
import { useMissingText } from '../../results/conclusion/use-missing-text'
import { Figure } from '../../ui/figure'

/** The profit so far, and what it leaves out, each a link to where it is typed. */
export function FirstResult({ id, figures }: { id: string; figures: ProjectFigures }) {
  const { t } = useTranslation('questions')
  const language = useLanguage()
  const text = useMissingText()
  const { profitSoFar, currency, missingAnswers } = figures
  return (
    <div>
      <p className="text-small text-muted">{t(profitSoFar < 0 ? 'loss' : 'profit')}</p>
      <p className="text-page leading-tight font-semibold break-words text-muted">
        <Figure>{formatMoney(Math.abs(profitSoFar), language, currency, { min: 0, max: 0 })}</Figure>
      </p>
      <p className="mt-2 text-small">
        {t('firstResult')}{' '}
        {missingAnswers.map((one, index) => (
          <Fragment key={`${one.question} ${one.path}`}>
            {index === 0 ? null : ' · '}
            <Link
              href={`${evaluationHref(id)}?step=${stepOfPath(one.path)}#${one.path}`}
              className="font-medium text-text underline underline-offset-2 wrap-anywhere"
            >
              {text(one)}
            </Link>
          </Fragment>
        ))}
      </p>
    </div>
  )
}
