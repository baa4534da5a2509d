import type { Plan } from '../../domain/plan/plan'
import { downloadText } from '../../ui/device/download'

/** Downloads a plan, or its stored text, as a file that 'Open a file' reads again. */
export function downloadPlan(plan: Plan | string): void {
  downloadText('mizan-plan.json', typeof plan === 'string' ? plan : JSON.stringify(plan, null, 2))
}

/** Downloads a stored text that is not known to be a plan, as it is. */
export function downloadUnreadable(text: string): void {
  downloadText('mizan-plan.txt', text, 'text/plain')
}
