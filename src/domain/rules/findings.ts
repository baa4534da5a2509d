import type { Plan } from '../plan/plan'
import { stepOfPath } from '../plan/steps'
import type { Finding, FindingLevel, RuleCode } from './rules'

/** What the rules work on: the plan, whether its money is SAR, and where findings go. */
export interface Check {
  readonly plan: Plan
  readonly isSar: boolean
  readonly findings: Finding[]
}

type Params = Finding['params']

function add(check: Check, level: FindingLevel, path: string, code: RuleCode, params: Params): void {
  check.findings.push({ path, step: stepOfPath(path), level, code, params })
}

export function error(check: Check, path: string, code: RuleCode, params: Params = {}): void {
  add(check, 'error', path, code, params)
}

export function warning(check: Check, path: string, code: RuleCode, params: Params = {}): void {
  add(check, 'warning', path, code, params)
}
