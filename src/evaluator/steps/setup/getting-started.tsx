import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { shownDialogAtom } from '../../state/shown-dialog'

const atHand = ['revenue', 'product', 'order', 'fixed'] as const

/** What a founder does well to have at hand before going on. */
export function GettingStarted() {
  const { t } = useTranslation('setup')
  const showDialog = useSetAtom(shownDialogAtom)
  return (
    <Panel title={t('title')} intro={t('gettingStartedIntro')}>
      <ul className="list-disc space-y-1 ps-5 marker:text-accent">
        {atHand.map((id) => (
          <li key={id}>{t(`atHand.${id}`)}</li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => showDialog('duties')}>
        {t('duties')}
      </Button>
    </Panel>
  )
}
