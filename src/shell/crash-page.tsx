import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadPlan } from '../files/dialogs/download-plan'
import { usePageTitle } from '../i18n/use-page-title'
import { Button } from '../ui/button'

interface CrashBoundaryProps {
  /** The plan's text as it is at the moment of the crash, offered as a file. */
  planText: () => string
  children: ReactNode
}

/** Catches what breaks while drawing: says that the plan is safe and hands it out as a file. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <CrashPage planText={this.props.planText} /> : this.props.children
  }
}

function CrashPage({ planText }: { planText: () => string }) {
  const { t } = useTranslation('common')
  usePageTitle(t('crash.title'))
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="text-page font-semibold">{t('crash.title')}</h1>
      <p className="text-muted">{t('crash.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => downloadPlan(planText())}>
          {t('crash.download')}
        </Button>
        <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
      </div>
    </main>
  )
}
