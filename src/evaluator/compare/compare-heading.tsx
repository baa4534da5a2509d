import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Printer } from '../../ui/icons'

interface CompareHeadingProps {
  intro: string
  canPrint: boolean
  /** The ways on, beside the button that prints. */
  children?: ReactNode
}

/** The title of the comparison, and what can be done with it. */
export function CompareHeading({ intro, canPrint, children }: CompareHeadingProps) {
  const { t } = useTranslation('compare')
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 tabIndex={-1} className="text-page font-semibold outline-none">
          {t('title')}
        </h1>
        <p className="mt-1 max-w-line text-muted print:hidden">{intro}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {canPrint ? (
          <Button onClick={() => window.print()}>
            <Printer />
            {t('print')}
          </Button>
        ) : null}
        {children}
      </div>
    </header>
  )
}
