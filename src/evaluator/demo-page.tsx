import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { languageAtom } from './atoms'
import { Evaluator } from './evaluator'
import { Header } from './header'
import { KeptStatus } from './kept-status'
import { keepOnDevice } from './plan-store'
import { SampleBanner } from './sample-banner'
import { Toolbar } from './toolbar'

/** The evaluator without an account: the sample store, or a plan of one's own kept on this device. */
export function DemoPage() {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  const language = useAtomValue(languageAtom)
  useEffect(() => keepOnDevice(store, language), [store, language])
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <Evaluator
        header={<Header status={<KeptStatus />} actions={<Toolbar />} />}
        banner={<SampleBanner />}
        onComplete={() => {}}
      />
    </>
  )
}
