import { useTranslation } from 'react-i18next'
import { useMissingText } from '../../../results/conclusion/use-missing-text'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { FieldLink } from '../../steps/questions/field-link'
import { type LineSoFar, useLinesSoFar, useRegistrationSoFar } from './so-far-lines'

/** What can be said while some of it is missing: the month line by line, and in place of what is missing the way to it. */
export function SoFar() {
  const { t } = useTranslation('questions')
  const registration = useRegistrationSoFar()
  return (
    <section aria-labelledby="so-far" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <h2 id="so-far" className="mb-2 text-body font-semibold sm:text-section">
        {t('soFar.title')}
      </h2>
      <dl className="m-0 grid grid-cols-[minmax(0,1fr)_fit-content(60%)]">
        {useLinesSoFar().map((line) => (
          <Row key={line.name} {...line} />
        ))}
      </dl>
      {registration === null ? null : <p className="mt-2 max-w-line text-small text-muted">{registration}</p>}
    </section>
  )
}

function Row({ name, open, figure, estimate, isTotal }: LineSoFar) {
  const { t } = useTranslation('questions')
  const text = useMissingText()
  const [first] = open
  const way = first ? (
    <FieldLink path={first.path}>
      {figure === null ? t('soFar.missing') : t('soFar.without', { what: text(first) })}
    </FieldLink>
  ) : estimate ? (
    <FieldLink path={estimate}>{t('soFar.estimate')}</FieldLink>
  ) : null
  return (
    <div
      className={classes(
        'col-span-full grid grid-cols-subgrid items-start gap-x-4 border-t py-2',
        isTotal ? 'border-control font-semibold' : 'border-line',
      )}
    >
      <dt className="min-w-0 text-small">{name}</dt>
      <dd className={classes('m-0 text-small', figure === null ? 'text-end' : 'figure-column')}>
        {figure === null ? way : <Figure className="text-body">{figure}</Figure>}
      </dd>
      {figure === null || way === null ? null : <dd className="col-span-full m-0 text-small">{way}</dd>}
    </div>
  )
}
