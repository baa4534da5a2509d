import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { usePageTitle } from '../../i18n/use-page-title'
import { SkipLink } from '../../layout/skip-link'
import { paths, registerHref } from '../../paths'
import { buttonClasses, LinkButton } from '../../ui/button'
import { CompareHeading } from '../compare/compare-heading'
import { ComparedScenarios } from '../compare/compared-scenarios'
import { DraftStatus } from '../saving/guest/draft-status'
import { planAtom, stepAtom } from '../state/atoms'
import { VatWords } from '../state/vat-words'
import { Header } from '../wizard/header'
import { PlanDialogs } from '../wizard/plan-dialogs'

/** The plan of this device in its three scenarios; projects and versions to compare it with need an account. */
export function GuestCompare() {
  const { t } = useTranslation(['compare', 'evaluator'])
  usePageTitle(t('compare:title'))
  const plan = useAtomValue(planAtom)
  const step = useAtomValue(stepAtom)
  const name = plan.storeName.trim() || t('evaluator:untitled')
  useEffect(() => {
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <VatWords>
      <div className="mx-auto max-w-[1200px] px-4 pb-16 sm:px-6">
        <SkipLink />
        <div className="print:hidden">
          <Header status={<DraftStatus />} />
        </div>
        <main id="content" className="mt-4 flex flex-col gap-6">
          <CompareHeading intro={t('compare:guest.intro')} canPrint>
            <Link href={`${paths.demo}?step=${step}`} className={buttonClasses('secondary')}>
              {t('compare:guest.back')}
            </Link>
          </CompareHeading>
          <ComparedScenarios compared={{ id: 'device', name, plan }} />
          <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
            <p className="max-w-[35em] text-muted">{t('compare:guest.more')}</p>
            <LinkButton href={registerHref(false)}>{t('compare:guest.register')}</LinkButton>
          </section>
        </main>
        <PlanDialogs />
      </div>
    </VatWords>
  )
}
