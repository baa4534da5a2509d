import type { TokenScope } from '../../src/domain/options'

/**
 * What programs may call with an access token, and from which scope on. What is not named here is refused: a new
 * procedure is closed to programs until it is put on this list.
 */
const scopes: Readonly<Record<string, TokenScope>> = {
  'benchmarks.list': 'read',
  'evaluator.defaults': 'read',
  'evaluator.evaluate': 'read',
  'projects.create': 'write',
  'projects.delete': 'write',
  // Deleting for good is left to people.
  'projects.deleted.bringBack': 'write',
  'projects.deleted.list': 'read',
  'projects.duplicate': 'write',
  'projects.findDefault': 'read',
  'projects.get': 'read',
  'projects.list': 'read',
  'projects.listPlans': 'read',
  'projects.rename': 'write',
  'projects.save': 'write',
  'projects.setDefault': 'write',
  'projects.versions.get': 'read',
  'projects.versions.keep': 'write',
  'projects.versions.list': 'read',
  'projects.versions.name': 'write',
  'projects.versions.named': 'read',
  'projects.versions.restore': 'write',
  'teamTemplates.list': 'read',
}

/** The scope that a token needs for a procedure; null where no token is taken. */
export const scopeOf = (procedure: string): TokenScope | null =>
  Object.hasOwn(scopes, procedure) ? (scopes[procedure] ?? null) : null

/** Whether a token of this scope may call a procedure: who may write may read. */
export function mayCall(scope: TokenScope, procedure: string): boolean {
  const needed = scopeOf(procedure)
  return needed !== null && (needed === 'read' || scope === 'write')
}
