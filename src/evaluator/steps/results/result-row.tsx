import { atom, useAtomValue } from 'jotai'
import { Suspense, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../i18n/lazy-page'
import { formatKind, type ResultName, resultKinds, resultOf } from '../../../results/result-kinds'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { currencyAtom, evaluationAtom, languageAtom } from '../../atoms'

const ExplanationView = lazyPage(() => import('./explanation-view').then((module) => module.ExplanationView), 'explain')

/** A result as this page writes it. */
export function useResult(name: ResultName): { value: number | null; text: string } {
  const value = useAtomValue(useMemo(() => atom((get) => resultOf(get(evaluationAtom), name)), [name]))
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  return { value, text: formatKind(value, resultKinds[name], language, currency) }
}

interface ResultRowProps {
  name: ResultName
  /** A total: stronger, with a line above. */
  strong?: boolean
  /** Negative figures are shown as a loss. */
  signed?: boolean
  note?: string | undefined
}

/** One result: its name, its figure, and on a press how it comes about. */
export function ResultRow({ name, strong, signed, note }: ResultRowProps) {
  const { t } = useTranslation(['results', 'evaluator'])
  const [open, setOpen] = useState(false)
  const region = useId()
  const { value, text } = useResult(name)
  const tone = signed && value !== null ? (value < 0 ? 'bad' : 'good') : 'plain'
  return (
    <div className={classes('border-t border-line py-2', strong && 'font-semibold')}>
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 flex-1 basis-40 text-small">
          {t(`results:names.${name}`)}{' '}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={region}
            aria-label={`${t('evaluator:explain')}: ${t(`results:names.${name}`)}`}
            onClick={() => setOpen(!open)}
            className="relative px-1 font-normal text-info underline decoration-dotted underline-offset-4 after:absolute after:-inset-3"
          >
            {t('evaluator:explain')}
          </button>
        </span>
        <Figure tone={tone}>{text}</Figure>
      </dt>
      <dd id={region} className="m-0">
        {note ? <p className="text-small font-normal text-muted">{note}</p> : null}
        {open ? (
          <Suspense fallback={null}>
            <ExplanationView name={name} />
          </Suspense>
        ) : null}
      </dd>
    </div>
  )
}
