import { Autosave } from './autosave-run'
import type { UnsyncedDraft } from './local-drafts'
import { type Opening, openingOf, type StoredProject, startOf } from './open-project'
import type { SavePorts } from './save-ports'

/** Opens a project for saving, with what earlier pages left of it on this device. It begins with `resume`. */
export function startAutosave(
  ports: SavePorts,
  project: StoredProject,
  left: readonly UnsyncedDraft[],
): { autosave: Autosave; opening: Opening } {
  const { mirror } = ports
  const opening = openingOf(project, left, ports.isReadable)
  if (opening.restored) mirror.inherit(opening.restored)
  for (const done of opening.done) mirror.forget(done)
  return { autosave: new Autosave(ports, startOf(project, opening, ports)), opening }
}
