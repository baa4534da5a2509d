import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepId } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { usePageTitle } from '../../../i18n/use-page-title'
import { Button } from '../../../ui/button'
import { isTakenOver, useEarlyInput } from '../../../ui/page/early-input'
import { Panel } from '../../../ui/panel'
import { useReachedField } from '../../fields/notes/use-reached-field'
import { useUndoKeys } from '../../state/undo/use-undo'
import { CostsPanel, isInSarAtom } from './costs-panel'
import { SeeResults, useSeeResults } from './see-results'
import { SellPanel } from './sell-panel'
import { StarterStores } from './starter-stores'
import { StorePanel } from './store-panel'

interface QuickStartProps {
  header: ReactNode
  notice?: ReactNode
  /** Instead of the questions: what is to be decided before. */
  instead?: ReactNode
  onStarter: (plan: Plan) => void
  /** Begins with what was sold instead: by files of orders, or typed where there is none. */
  onSell: (by: 'files' | 'typing') => void
  onLeave: (step: StepId) => void
}

/** One page that asks for what a first answer needs, wherever the plan is stored; or a starter store instead. */
export function QuickStart({ header, notice, instead, onStarter, onSell, onLeave }: QuickStartProps) {
  const { t } = useTranslation('quickStart')
  usePageTitle(t('title'))
  const heading = useRef<HTMLHeadingElement>(null)
  useUndoKeys()
  useReachedField()
  useEffect(() => {
    if (!isTakenOver()) {
      window.scrollTo({ top: 0 })
      heading.current?.focus({ preventScroll: true })
    }
    return () => {
      window.scrollTo({ top: 0 })
      // The page that follows is heard from its heading.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#content h1[tabindex]')?.focus())
    }
  }, [])
  useEarlyInput()
  return (
    <div className="mx-auto max-w-[1100px] px-4 pb-16 sm:px-6">
      {header}
      {notice}
      <main id="content" className="mt-4 flex flex-col gap-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-page font-semibold outline-none">
            {t('title')}
          </h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        {instead ?? (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Questions onLeave={onLeave} />
            <div className="flex min-w-0 flex-col gap-6">
              <SellsAlready onSell={onSell} />
              <StarterStores onOpen={onStarter} />
            </div>
          </div>
        )}
      </main>
    </div>
  )
}

/** A store that sells already has a file that knows most of it; one that sells in chats has not. */
function SellsAlready({ onSell }: Pick<QuickStartProps, 'onSell'>) {
  const { t } = useTranslation('quickStart')
  // What was sold is read and typed in riyals, and the currency of a plan is never converted.
  if (!useAtomValue(isInSarAtom)) return null
  return (
    <Panel title={t('sellsAlready.title')} intro={t('sellsAlready.intro')}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSell('files')}>{t('sellsAlready.read')}</Button>
        <Button variant="quiet" className="-ms-4" onClick={() => onSell('typing')}>
          {t('sellsAlready.type')}
        </Button>
      </div>
    </Panel>
  )
}

function Questions({ onLeave }: { onLeave: (step: StepId) => void }) {
  const { see, ...problem } = useSeeResults(onLeave)
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        see()
      }}
    >
      <SellPanel />
      <StorePanel />
      <CostsPanel />
      <SeeResults {...problem} onLeave={onLeave} />
    </form>
  )
}
