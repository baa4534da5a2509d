import { useTranslation } from 'react-i18next'
import { copyName } from '../../domain/project/project-name'
import { Copy, Pencil, Share, Star, Trash } from '../../ui/icons'
import { Menu, MenuAction } from '../../ui/overlays/menu'
import { useCopyWords } from '../copy-words'
import type { Ask } from '../dialogs/dialog-state'
import type { Project } from '../project'
import type { ProjectActions } from '../use-project-actions'

interface CardMenuProps {
  project: Project
  /** The names of all projects: a copy gets one of its own. */
  taken: readonly string[]
  actions: ProjectActions
  onAsk: Ask
}

/** What else can be done with a project. */
export function CardMenu({ project, taken, actions: { duplicate, setDefault }, onAsk }: CardMenuProps) {
  const { t } = useTranslation('projects')
  const { id, projectName, isDefault } = project
  const words = useCopyWords()
  const copy = () => duplicate.mutate({ id, projectName: copyName(projectName, words, taken) })
  return (
    <Menu label={t('card.menu', { name: projectName })}>
      <MenuAction icon={<Pencil />} onClick={() => onAsk({ kind: 'rename', project })}>
        {t('menu.rename')}
      </MenuAction>
      <MenuAction icon={<Copy />} disabled={duplicate.isPending} onClick={copy}>
        {t('menu.duplicate')}
      </MenuAction>
      <MenuAction icon={<Share />} onClick={() => onAsk({ kind: 'share', project })}>
        {t('menu.share')}
      </MenuAction>
      <MenuAction
        icon={<Star />}
        disabled={isDefault || setDefault.isPending}
        onClick={() => setDefault.mutate({ id })}
      >
        {t('menu.setDefault')}
      </MenuAction>
      <MenuAction icon={<Trash />} danger onClick={() => onAsk({ kind: 'delete', project })}>
        {t('menu.delete')}
      </MenuAction>
    </Menu>
  )
}
