import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../domain/options'
import { starterIds } from '../../domain/samples/starter-stores'
import { usePageTitle } from '../../i18n/use-page-title'
import { calculatorScript } from '../../paths'
import { Button } from '../../ui/button'
import { Copy } from '../../ui/icons'
import { Field } from '../../ui/inputs/field'
import { Segmented } from '../../ui/inputs/segmented'
import { SelectBox } from '../../ui/inputs/select-box'
import { showToast } from '../../ui/overlays/toasts'
import { Panel } from '../../ui/panel'
import { frameTitles, usualHeight } from './frame-element'
import { addressOf, type CalculatorChoice, lineToCopy, looks, policyOf } from './line-to-copy'

/** The languages by their own names, as in every list of languages. */
const ownNames = { en: 'English', ar: 'العربية' }

const facts = ['figures', 'privacy', 'weight'] as const

/** The calculator for other people's pages, as their readers see it, and the line that puts it there. */
export function WebsitesPage() {
  const { t, i18n } = useTranslation(['websites', 'stores'])
  usePageTitle(t('page.title'))
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const [choice, setChoice] = useState<CalculatorChoice>({ category: 'abaya', language, look: 'auto' })
  // The document is made where there is no address yet.
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return (
    <article className="mx-auto flex w-full max-w-[60rem] flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-page font-semibold">{t('page.title')}</h1>
        <p className="max-w-line text-muted">{t('page.intro')}</p>
      </header>
      <Panel title={t('page.choose')}>
        <Choices choice={choice} onChoose={setChoice} />
        <Line text={origin === '' ? '' : lineToCopy(origin, choice)} />
      </Panel>
      <section className="flex flex-col gap-3">
        <h2 className="text-section font-semibold">{t('page.preview')}</h2>
        <Preview choice={choice} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-section font-semibold">{t('page.facts')}</h2>
        <ul className="flex max-w-line list-disc flex-col gap-2 ps-5">
          {facts.map((fact) => (
            <li key={fact}>{t(`page.factsOf.${fact}`)}</li>
          ))}
          <li>
            {t('page.factsOf.policy')}
            <code dir="ltr" className="block text-small wrap-anywhere">
              {origin && policyOf(origin)}
            </code>
          </li>
        </ul>
      </section>
    </article>
  )
}

interface ChoicesProps {
  choice: CalculatorChoice
  onChoose: (choice: CalculatorChoice) => void
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const { t } = useTranslation(['websites', 'stores'])
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <Field label={t('page.category')}>
        {({ id }) => (
          <SelectBox
            id={id}
            value={choice.category}
            choices={starterIds.map((value) => ({ value, label: t(`stores:starters.${value}.name`) }))}
            onChange={(category) => onChoose({ ...choice, category })}
          />
        )}
      </Field>
      <Segmented
        legend={t('page.language')}
        value={choice.language}
        choices={languages.map((value) => ({ value, label: ownNames[value] }))}
        onChange={(language) => onChoose({ ...choice, language })}
      />
      <Segmented
        legend={t('page.look')}
        value={choice.look}
        choices={looks.map((value) => ({ value, label: t(`page.looks.${value}`) }))}
        onChange={(look) => onChoose({ ...choice, look })}
      />
    </div>
  )
}

function Line({ text }: { text: string }) {
  const { t } = useTranslation('websites')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('page.copied') })
    } catch {
      showToast({ title: t('page.copyFailed') })
    }
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t('page.line')} hint={t('page.lineHint')}>
          {({ id, describedBy }) => (
            <textarea
              id={id}
              aria-describedby={describedBy}
              readOnly
              dir="ltr"
              rows={4}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              className="block w-full resize-y rounded-control border border-control bg-sunken p-3 font-mono text-small break-all"
            />
          )}
        </Field>
      </div>
      <Button variant="primary" disabled={text === ''} onClick={() => void copy()}>
        <Copy />
        {t('page.copy')}
      </Button>
    </div>
  )
}

/** The calculator through its own script, as on any other page. */
function Preview({ choice }: { choice: CalculatorChoice }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = place.current
    if (!around) return
    const { category, language, look } = choice
    const frame = around.querySelector('iframe')
    if (!frame) {
      const script = document.createElement('script')
      Object.assign(script.dataset, { category, lang: language, ...(look === 'auto' ? {} : { theme: look }) })
      script.src = calculatorScript
      around.replaceChildren(script)
      return
    }
    // The script listens to this frame already. Taken out while its address changes, it adds no step back to the history.
    frame.remove()
    frame.title = frameTitles[language]
    frame.src = addressOf(location.origin, choice)
    around.append(frame)
  }, [choice])
  return <div ref={place} style={{ minHeight: usualHeight }} />
}
