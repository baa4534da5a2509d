import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { VatDutyText } from '../../steps/vat-duty/vat-duty-text'
import { Fold } from '../cards/fold'
import { ResultList } from '../cards/result-row'
import { isInSarAtom } from '../slices'
import { useVatFacts, useVatRows, useVatSentences } from './use-vat-words'

/** What VAT costs or brings a month, what the other state would change, and from when registering is a duty. */
export function VatPanel() {
  const { t } = useTranslation('vat')
  return (
    <Panel id="vat" title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <VatDutyText />
        <Sentences />
        <div>
          <Fold title={t('all')}>
            <VatFigures />
          </Fold>
          <Facts />
        </div>
      </div>
    </Panel>
  )
}

function Sentences() {
  const { main, more } = useVatSentences()
  return (
    <div className="grid max-w-line gap-2">
      <p className="font-medium">{main}</p>
      {more.map((sentence) => (
        <p key={sentence} className="text-small text-muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** Every result about VAT, with how it comes about. */
export function VatFigures() {
  return <ResultList {...useVatRows()} />
}

/** The rules behind the months, each with how sure it is. They are Saudi rules, in riyals. */
function Facts() {
  const { t } = useTranslation('vat')
  const facts = useVatFacts()
  if (!useAtomValue(isInSarAtom)) return null
  return (
    <Fold title={t('factsTitle')}>
      <ul className="grid max-w-line list-disc gap-2 ps-5 text-small">
        {facts.map(({ id, fact, source }) => (
          <li key={id}>
            {fact} {source === null ? null : <span className="text-muted">({source})</span>}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
