import { useQuery } from '@tanstack/react-query'
import { createStore, Provider, useAtomValue } from 'jotai'
import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, serverCode, serverMessage, trpc } from '../../api'
import { storedPlan } from '../../domain/plan/evaluator-defaults'
import { formatDate } from '../../i18n/format'
import { lazyPage } from '../../i18n/lazy-page'
import { loadReaderTexts, type ReaderTexts } from '../../i18n/reader-words'
import { useLanguage } from '../../i18n/use-language'
import { usePageTitle } from '../../i18n/use-page-title'
import { RetryNotice } from '../../layout/retry-notice'
import { startHref } from '../../paths'
import { LinkButton } from '../../ui/button'
import { ResultsStep } from '../results/results-step'
import { ReadByOthers } from '../sharing/read-by-others'
import { firstStepAtom, isReaderAtom, languageAtom, planAtom, stepAtom } from '../state/atoms'
import { loadBenchmarks } from '../state/reference/reference-data'
import { VatWords } from '../state/vat-words'
import { SharedGone } from './shared-gone'

const SharedMonths = lazyPage(() => import('../actuals/shared-months').then((module) => module.SharedMonths), 'actuals')

type Shared = RouterOutputs['shares']['open'] & { texts: ReaderTexts | null }

/** The results of a plan for those who hold a link to it. They move figures in their own browser; nothing is kept. */
export function SharedPlanPage({ token }: { token: string }) {
  const { t } = useTranslation('sharing')
  const { client } = trpc.useUtils()
  const language = useLanguage()
  const opened = useQuery({
    queryKey: ['shared', token],
    async queryFn() {
      // Without its words the page is read all the same.
      const [plan, texts] = await Promise.all([
        client.shares.open.mutate({ token }),
        loadReaderTexts(language).catch(() => null),
      ])
      return { ...plan, texts }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  usePageTitle(null)
  if (opened.data) return <SharedPlan shared={opened.data} />
  if (opened.isPending) return <p role="status">{t('page.loading')}</p>
  if (serverCode(opened.error) === 'LINK_NOT_FOUND') return <SharedGone />
  return <RetryNotice onRetry={() => void opened.refetch()}>{serverMessage(opened.error) ?? t('failed')}</RetryNotice>
}

/** A store of its own: no plan of this device and no account of this browser has a part in it. */
function SharedPlan({ shared }: { shared: Shared }) {
  const language = useLanguage()
  const store = useMemo(() => {
    const own = createStore()
    own.set(languageAtom, language)
    own.set(isReaderAtom, true)
    own.set(firstStepAtom, 'results')
    own.set(stepAtom, 'results')
    own.set(planAtom, { ...storedPlan(shared.planData).plan, language })
    return own
  }, [shared.planData, language])
  useEffect(() => void loadBenchmarks(store), [store])
  return (
    <Provider store={store}>
      <VatWords>
        <ReadByOthers texts={shared.texts}>
          <div className="flex flex-col gap-6 pb-20">
            <Heading shared={shared} />
            <ResultsStep />
            {shared.actuals && shared.actuals.length > 0 ? (
              <Suspense fallback={null}>
                <SharedMonths months={shared.actuals} />
              </Suspense>
            ) : null}
            <OwnStore />
          </div>
        </ReadByOthers>
      </VatWords>
    </Provider>
  )
}

function Heading({ shared: { sharedAt, expiresAt } }: { shared: Shared }) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const storeName = useAtomValue(planAtom).storeName.trim() || t('page.untitled')
  usePageTitle(storeName)
  const days = { day: formatDate(sharedAt, language), until: formatDate(expiresAt, language) }
  return (
    <div>
      <h1 className="text-page font-semibold wrap-anywhere">
        <bdi>{storeName}</bdi>
      </h1>
      <p className="mt-1 max-w-line text-muted">{t('page.shared', days)}</p>
      <p className="max-w-line text-muted print:hidden">{t('page.intro')}</p>
    </div>
  )
}

function OwnStore() {
  const { t } = useTranslation('sharing')
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
      <p className="max-w-[28em] text-muted">{t('page.ownText')}</p>
      <LinkButton href={startHref}>{t('page.own')}</LinkButton>
    </section>
  )
}
