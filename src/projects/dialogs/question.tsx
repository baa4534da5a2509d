import type { ProjectActions } from '../use-project-actions'
import { DeleteDialog } from './delete-dialog'
import type { DialogState } from './dialog-state'
import { focusAfter } from './focus-after'
import { NameDialog } from './name-dialog'

/** Opening the project writes the plan: only the evaluator knows what administrators want new plans to begin with. */
const noPlan = '{}'

interface QuestionProps {
  dialog: Exclude<DialogState, { kind: 'share' }>
  actions: ProjectActions
  onClose: () => void
}

/** The dialog for what is asked; it closes when what was answered is done. A refusal leaves it open, with what was typed. */
export default function Question({ dialog, actions: { create, rename, remove }, onClose }: QuestionProps) {
  if (dialog.kind === 'create') {
    const make = (projectName: string) => create.mutate({ projectName, projectData: noPlan }, { onSuccess: onClose })
    return <NameDialog kind="create" isPending={create.isPending} onName={make} onClose={onClose} />
  }
  const { id, projectName: name } = dialog.project
  if (dialog.kind === 'rename') {
    const change = (projectName: string) => rename.mutate({ id, projectName }, { onSuccess: onClose })
    return <NameDialog kind="rename" name={name} isPending={rename.isPending} onName={change} onClose={onClose} />
  }
  return (
    <DeleteDialog
      name={name}
      isPending={remove.isPending}
      onDelete={() => {
        const focusNext = focusAfter(id)
        remove.mutate(
          { id },
          {
            onSuccess() {
              onClose()
              focusNext()
            },
          },
        )
      }}
      onClose={onClose}
    />
  )
}
