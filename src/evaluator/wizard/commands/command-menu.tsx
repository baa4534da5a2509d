import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../../../api'
import { evaluationHref } from '../../../paths'
import { controlClasses } from '../../../ui/inputs/control'
import { Modal } from '../../../ui/overlays/modal'
import { SaveSessionContext } from '../../saving/session-context'
import type { PlanActions } from './plan-actions'
import { searched } from './search-text'
import { type Command, useCommands } from './use-commands'

interface CommandMenuProps {
  actions: PlanActions
  onClose: () => void
}

/** Finds a step, a field, a result, an action or, with an account, another project by its name, and goes there. */
export function CommandMenu(props: CommandMenuProps) {
  const hasAccount = useContext(SaveSessionContext) !== null
  return hasAccount ? <WithProjects {...props} /> : <Finder {...props} projects={[]} />
}

const page = 100

function WithProjects(props: CommandMenuProps) {
  const { t } = useTranslation('commands')
  const [, navigate] = useLocation()
  const list = trpc.projects.list.useInfiniteQuery({ limit: page }, { getNextPageParam: (last) => last.nextCursor })
  const found = list.data?.pages.flatMap((one) => one.projects) ?? []
  const projects = found.map(({ id, projectName }) => ({
    id: `project ${id}`,
    label: projectName,
    aside: t('kinds.project'),
    run: () => navigate(evaluationHref(id)),
  }))
  return <Finder {...props} projects={projects} />
}

/** More than anyone reads: a further word finds the rest. */
const maxShown = 50

function Finder({ actions, projects, onClose }: CommandMenuProps & { projects: readonly Command[] }) {
  const { t } = useTranslation('commands')
  const [query, setQuery] = useState('')
  const all = useCommands(actions, projects)
  const found = query.trim() === '' ? all.filter(({ isFirst }) => isFirst) : searched(all, query)
  const choose = (command: Command | null) => {
    if (!command) return
    onClose()
    // The dialog gives the focus back first.
    setTimeout(command.run)
  }
  return (
    <Modal title={t('title')} onClose={onClose}>
      <Combobox<Command | null> immediate value={null} by="id" onChange={choose}>
        <div
          className="mt-3"
          onKeyDownCapture={(event) => {
            if (event.key === 'Escape') onClose()
          }}
        >
          <ComboboxInput
            aria-label={t('search')}
            placeholder={t('search')}
            autoComplete="off"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className={controlClasses(false, 'text-start')}
          />
          {/* As high as eight lines: none is cut where there is room. */}
          <ComboboxOptions
            static
            modal={false}
            className="mt-2 h-88 max-h-[50dvh] overflow-y-auto border-b border-line outline-none"
          >
            {found.slice(0, maxShown).map((command) => (
              <Choice key={command.id} command={command} />
            ))}
          </ComboboxOptions>
          <p role="status" className="mt-2 text-small text-muted">
            {found.length === 0 ? t('none') : t('count', { count: found.length })}
          </p>
        </div>
      </Combobox>
    </Modal>
  )
}

function Choice({ command }: { command: Command }) {
  return (
    <ComboboxOption
      value={command}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1 data-focus:bg-sunken"
    >
      <bdi className="min-w-0 wrap-anywhere">{command.label}</bdi>
      <bdi className="shrink-0 text-small text-muted">{command.aside}</bdi>
    </ComboboxOption>
  )
}
