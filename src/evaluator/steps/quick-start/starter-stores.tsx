import { useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { type StarterId, starterIds } from '../../../domain/samples/starter-stores'
import { Panel } from '../../../ui/panel'
import { starterIn } from '../../saving/guest/named-plans'
import { languageAtom } from '../../state/atoms'

/** Complete example stores, each of which becomes one's own plan with one tap. */
export function StarterStores({ onOpen }: { onOpen: (plan: Plan) => void }) {
  const { t } = useTranslation('quickStart')
  return (
    <Panel title={t('starters.title')} intro={t('starters.intro')}>
      <ul className="grid grid-cols-1 gap-2 sm:max-lg:grid-cols-2">
        {starterIds.map((id) => (
          <li key={id}>
            <Starter id={id} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Starter({ id, onOpen }: { id: StarterId; onOpen: (plan: Plan) => void }) {
  const { t } = useTranslation(['stores', 'quickStart'])
  const store = useStore()
  return (
    <button
      type="button"
      onClick={() => onOpen(starterIn(store.get(languageAtom), id))}
      className="flex size-full flex-col items-start gap-0.5 rounded-control border border-control bg-surface px-4 py-3 text-start hover:bg-sunken"
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-x-2 font-medium">
        {t(`stores:starters.${id}.name`)}
        <span className="rounded-full bg-sunken px-2 text-small font-normal text-muted">
          {t('quickStart:starters.label')}
        </span>
      </span>
      <span className="text-small text-muted">{t(`stores:starters.${id}.about`)}</span>
    </button>
  )
}
