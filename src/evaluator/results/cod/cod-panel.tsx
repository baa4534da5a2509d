import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { ResultList } from '../cards/result-row'
import { codAtom } from '../slices'
import { codRows, useCodSentences } from './use-cod-words'

/** What each kind of order leaves, the refusals at which cash on delivery earns nothing, and what they cost a month. */
export function CodPanel() {
  const { t } = useTranslation('cod')
  const cod = useAtomValue(codAtom)
  const sentences = useCodSentences()
  if (!cod) return null
  const { main, more } = sentences(cod)
  return (
    <Panel title={t('title')}>
      <div className="grid max-w-line gap-2">
        <p className="font-medium">{main}</p>
        <p className="text-small text-muted">{more}</p>
      </div>
      <div className="mt-4">
        <CodFigures />
      </div>
      <p className="mt-2 text-small text-muted">{t('beforeAcquisition')}</p>
    </Panel>
  )
}

/** Every result about cash on delivery, with how it comes about. */
export function CodFigures() {
  return <ResultList {...codRows} />
}
