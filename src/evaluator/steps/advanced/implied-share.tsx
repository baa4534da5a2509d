import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useFindings } from '../../fields/field-atom'
import { useMessages } from '../../fields/messages'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { asSaid, questionedShareAtom } from '../revenue/new-customers-field'

/** Says when customers that come back leave room for fewer new ones than step 2 counts, and mends it. */
export function ImpliedShare() {
  const { t } = useTranslation(['advanced', 'revenue'])
  const { percent } = useFormat()
  const messages = useMessages(
    useFindings('firstOrderSharePct', true).findings.filter(({ level }) => level === 'warning'),
  )
  const share = useAtomValue(questionedShareAtom)
  const change = useChange()
  if (share === null) return null
  // Undo leads back here: the share itself stands on another step.
  const mend = () => change('repeatOrderRate', (plan) => withField(plan, 'firstOrderSharePct', share))
  return (
    <div className="mt-4">
      <Notice variant="warning" title={t('advanced:impliedTitle')}>
        {messages.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <Button className="mt-2" onClick={mend}>
          {t('revenue:setShare', { share: percent(share, asSaid) })}
        </Button>
      </Notice>
    </div>
  )
}
