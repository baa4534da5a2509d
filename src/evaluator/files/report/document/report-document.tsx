import { Document, Page, View } from '@react-pdf/renderer'
import { useTranslation } from 'react-i18next'
import type { ComparedMonth } from '../../../../domain/actuals/compared-month'
import type { ReportKind } from '../../../../domain/options'
import { brand } from '../../../../domain/site/brand'
import { styles } from '../../../../files/pdf/look'
import { divisible, Line, PageWords, Words, writable } from '../../../../files/pdf/words'
import { formatDate } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/use-language'
import { WordsInState } from '../../../results/words-in-state'
import { FullReport, WithoutResults } from './full-report'
import { type Pages, pagesOfLayout } from './laid-out'
import { OnePage } from './one-page'
import { WrongFields } from './warnings'

interface ReportProps {
  kind: ReportKind
  name: string
  madeOn: number
  maker: string
  isTrial: boolean
  months: readonly ComparedMonth[]
  /** The titles of its sections, once they are known. */
  contents: readonly string[]
  /** What was free on the first page, in points: its picture takes it; null where there is no room for one. */
  free: number | null
  /** Whether the first page is full without its picture. */
  isCrowded: boolean
  onPage: (page: number) => void
  onLaidOut: (pages: Pages) => void
}

/** So long is a name that stands in large letters. */
const longestInLarge = 44

/** So long is one that stands beside the number of the page. */
const longestInFooter = 70

/** A plan on paper, in the language of the page. */
export function Report({
  kind,
  name,
  madeOn,
  maker,
  isTrial,
  months,
  contents,
  free,
  isCrowded,
  onPage,
  onLaidOut,
}: ReportProps) {
  const { t } = useTranslation(['report', 'summary'])
  const language = useLanguage()
  const title = t(`report:titles.${kind}`)
  const footer = <Footer name={name} onPage={onPage} />
  return (
    <Document
      title={writable(`${name} – ${title}`)}
      author={writable(maker) || brand[language]}
      creator={brand[language]}
      producer={brand[language]}
      language={language}
      creationDate={new Date(madeOn)}
      pageMode={kind === 'full' ? 'useOutlines' : 'useNone'}
      onRender={(rendered) => onLaidOut(pagesOfLayout(rendered))}
    >
      <Page size="A4" style={styles.page} bookmark={{ title: writable(title), fit: true }}>
        {footer}
        <Line style={{ justifyContent: 'space-between', alignItems: 'flex-end', gap: 20, marginBottom: 14 }}>
          <View style={{ flex: 1 }}>
            <Words size={name.length > longestInLarge ? 14 : 19} strong style={{ lineHeight: 1.35 }}>
              {divisible(name)}
            </Words>
            <Words colour="muted">{title}</Words>
          </View>
          <View style={{ alignItems: language === 'ar' ? 'flex-start' : 'flex-end' }}>
            <Words size={10.5} strong colour="accent">
              {brand[language]}
            </Words>
            <Words size={8.5} colour="muted">
              {t('report:madeOn', { date: formatDate(new Date(madeOn), language) })}
            </Words>
            {maker === '' ? null : (
              <Words size={8.5} colour="muted">
                {t('report:madeBy', { maker })}
              </Words>
            )}
          </View>
        </Line>
        {isTrial ? <Words style={{ marginBottom: 8 }}>{t('summary:trial.onPaper')}</Words> : null}
        <WrongFields areNamed={!isCrowded} />
        <WordsInState>
          <OnePage free={free} isCrowded={isCrowded} />
        </WordsInState>
        {kind === 'full' ? <WithoutResults months={months} /> : null}
      </Page>
      {kind === 'full' ? <FullReport footer={footer} months={months} contents={contents} /> : null}
    </Document>
  )
}

/** Below every page: whose plan it is, and which page of how many. */
function Footer({ name, onPage }: { name: string; onPage: (page: number) => void }) {
  const { t } = useTranslation('report')
  return (
    <View fixed style={styles.footer}>
      <Line style={{ justifyContent: 'space-between', gap: 12 }}>
        <Words size={8} colour="muted" style={{ flex: 1 }}>
          {divisible(name.length > longestInFooter ? `${[...name].slice(0, longestInFooter).join('')}…` : name)}
        </Words>
        <PageWords
          size={8}
          colour="muted"
          write={(page, total) => {
            onPage(page)
            return t('pageOf', { page, total })
          }}
        />
      </Line>
    </View>
  )
}
