import { useTranslation } from 'react-i18next'
import { namedSample } from '../domain/samples/named-sample'
import { useAccess } from '../forms/use-access'
import { useLanguage } from '../i18n/use-language'
import { paths } from '../paths'
import { Button, LinkButton } from '../ui/button'
import { Copy, Folder } from '../ui/icons'
import { CreateButton } from './create-button'
import type { ProjectActions } from './use-project-actions'

interface EmptyListProps {
  actions: ProjectActions
  onCreate: () => void
  onOpenFile: () => void
}

/** A list without projects: how to make the first, or a copy of the sample store to change. */
export function EmptyList({ actions, onCreate, onOpenFile }: EmptyListProps) {
  const { t } = useTranslation('projects')
  const access = useAccess()
  return (
    <section className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-control px-6 py-16 text-center">
      <h2 className="text-section font-semibold">{t('empty.title')}</h2>
      <p className="max-w-[30em] text-muted">{t(access === 'forSale' ? 'empty.forSale' : 'empty.text')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <CreateButton onCreate={onCreate}>{t('empty.create')}</CreateButton>
        {access === 'granted' ? (
          <>
            <SampleButton actions={actions} />
            <Button onClick={onOpenFile}>
              <Folder />
              {t('openFile')}
            </Button>
          </>
        ) : (
          <LinkButton href={paths.demo}>{t('empty.goOn')}</LinkButton>
        )}
      </div>
    </section>
  )
}

function SampleButton({ actions: { create } }: { actions: ProjectActions }) {
  const { t } = useTranslation(['projects', 'evaluator'])
  const language = useLanguage()
  const copy = () => {
    const storeName = t('evaluator:sample.store.storeName')
    const products = (['first', 'second', 'third'] as const).map((name) => t(`evaluator:sample.store.${name}`))
    const productName = t('evaluator:sample.store.productName')
    const plan = namedSample(language, { storeName, productName, products })
    create.mutate({ projectName: storeName, projectData: JSON.stringify(plan) })
  }
  return (
    <Button aria-disabled={create.isPending} onClick={create.isPending ? undefined : copy}>
      <Copy />
      {t('projects:empty.sample')}
    </Button>
  )
}
