import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { certainties } from '../../domain/options'
import { usePageTitle } from '../../i18n/use-page-title'
import { Figure } from '../../ui/figure'
import { SearchBox } from '../../ui/inputs/search-box'
import { type ListedValue, listedValues, type ValueGroup, valueGroups } from '../fields/sources/listed-values'
import { adminValuesAtom, type ShownValue } from '../fields/sources/shown-value'
import { CertaintyWord, ValueSource } from '../fields/sources/value-source'
import { useCondition, useValueName, useValueText } from '../fields/sources/value-words'
import { loadReferenceDataLater } from '../state/reference/reference-data'
import { useFormat } from '../state/use-format'

/** Every default, preset and rate with its source, its date and how sure it is. */
export function ValuesPage() {
  const { t } = useTranslation('sources')
  const store = useStore()
  useEffect(() => loadReferenceDataLater(store), [store])
  usePageTitle(t('title'))
  return (
    <article className="mx-auto flex w-full max-w-[60rem] flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="text-page font-semibold">{t('title')}</h1>
        <p className="max-w-line text-muted">{t('intro')}</p>
        <dl className="grid max-w-[44rem] gap-x-4 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {([...certainties, 'admin'] as const).map((certainty) => (
            <div key={certainty} className="contents">
              <dt>
                <CertaintyWord certainty={certainty} />
              </dt>
              <dd className="text-small">{t(`explained.${certainty}`)}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Values />
    </article>
  )
}

interface ListedGroup {
  group: ValueGroup
  lines: ListedValue[]
}

/** The groups whose lines hold every word of a text in their name, their stores or their publisher. */
function useGroupsWith(text: string): ListedGroup[] {
  const { t } = useTranslation('sources')
  const { language } = useFormat()
  const adminValues = useAtomValue(adminValuesAtom)
  const nameOf = useValueName()
  const conditionOf = useCondition()
  const words = text.toLocaleLowerCase(language).split(/\s+/)
  return valueGroups.flatMap((group) => {
    const lines = listedValues(group, adminValues).filter(({ shown, entries }) => {
      const publisher = shown.source?.publisher[language] ?? ''
      const searchedText = [t(`groups.${group}`), nameOf(shown.of), ...entries.map(conditionOf), publisher].join(' ')
      return words.every((word) => searchedText.toLocaleLowerCase(language).includes(word))
    })
    return lines.length === 0 ? [] : [{ group, lines }]
  })
}

/** What is searched for, a contents list of what there is of it, and the values. */
function Values() {
  const { t } = useTranslation('sources')
  const { number } = useFormat()
  const [text, setText] = useState('')
  const groups = useGroupsWith(text)
  const count = groups.reduce((total, { lines }) => total + lines.length, 0)
  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="flex max-w-[44rem] flex-wrap items-end gap-x-4 gap-y-2">
          <SearchBox label={t('search')} value={text} onChange={setText} />
          <p role="status" className="min-h-11 content-center text-small text-muted">
            {count === 0 ? t('notFound', { text }) : t('found', { count, figure: number(count) })}
          </p>
        </div>
        <nav aria-label={t('contents')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {groups.map(({ group }) => (
              <li key={group}>
                <a
                  href={`#values-${group}`}
                  className="inline-flex min-h-8 items-center text-info underline underline-offset-4"
                >
                  {t(`groups.${group}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map((listed) => (
        <Group key={listed.group} {...listed} />
      ))}
    </>
  )
}

function Group({ group, lines }: ListedGroup) {
  const { t } = useTranslation('sources')
  return (
    <section aria-labelledby={`values-${group}`}>
      <h2 id={`values-${group}`} className="mb-2 scroll-mt-24 text-section font-semibold">
        {t(`groups.${group}`)}
      </h2>
      <ul className="rounded-panel border border-line bg-surface">
        {lines.map((line) => (
          <Row
            key={line.key}
            line={line}
            isAlone={lines.every(({ shown }) => shown === line.shown || !isSameField(shown, line.shown))}
          />
        ))}
      </ul>
    </section>
  )
}

/** Two lines for different stores; presets are for all. */
const isSameField = ({ of: one }: ShownValue, { of: other }: ShownValue) =>
  !('kind' in one) && !('kind' in other) && one.field === other.field

interface RowProps {
  line: ListedValue
  /** No other line is of the same field, so it need not say which stores it is for. */
  isAlone: boolean
}

function Row({ line: { shown, entries, forOthers }, isAlone }: RowProps) {
  const { t } = useTranslation('sources')
  const nameOf = useValueName()
  const conditionOf = useCondition()
  const valueText = useValueText()
  const stores = entries.map(conditionOf).filter((name) => name !== '')
  const condition = forOthers ? t('others') : stores.join(t('separator'))
  return (
    <li className="grid cramped:flex cramped:flex-col grid-cols-[minmax(8rem,1fr)_fit-content(60%)] gap-x-4 gap-y-1 border-line px-4 py-2 not-first:border-t sm:grid-cols-[minmax(0,1fr)_8rem_minmax(0,16rem)]">
      <span>
        {nameOf(shown.of)}
        {isAlone || condition === '' ? null : <span className="block text-small text-muted">{condition}</span>}
      </span>
      <span dir="ltr" className="text-end font-medium">
        <Figure>{valueText(shown)}</Figure>
      </span>
      <span className="col-span-2 flex flex-wrap items-baseline gap-x-2 text-small text-muted sm:col-span-1">
        <CertaintyWord certainty={shown.certainty} />
        <span>
          <ValueSource value={shown} />
        </span>
      </span>
    </li>
  )
}
