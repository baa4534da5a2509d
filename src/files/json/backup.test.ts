import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { maxFileBytes } from '../limits'
import { readFile } from '../read-file'
import { backupName, backupTexts } from './backup'

const exportedAt = new Date('2026-11-22T09:00:00Z')
const project = (name: string, note = '') => ({
  projectName: name,
  projectData: JSON.stringify({ ...demoPlan(), note }),
})

function namesIn(text: string): string[] {
  const answer = readFile(new TextEncoder().encode(text))
  if (answer.kind !== 'opened' || answer.opened.kind !== 'plans') throw new Error(JSON.stringify(answer))
  return answer.opened.plans.map(({ name }) => name)
}

it('is one file that opens again, also without projects', () => {
  const [text = '', more] = backupTexts([project('Noor'), project('نور')], exportedAt)
  expect([namesIn(text), more, backupName(exportedAt, 0, 1)]).toEqual([
    ['Noor', 'نور'],
    undefined,
    'mizan-projects-2026-11-22.json',
  ])
  expect(backupTexts([], exportedAt)).toHaveLength(1)
})

it('is never larger than what can be opened: many large plans go into several files, each once', () => {
  const projects = Array.from({ length: 40 }, (_, at) => project(`Noor ${at}`, 'ن"'.repeat(60_000)))
  const texts = backupTexts(projects, exportedAt)
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxFileBytes)
  expect(texts.flatMap(namesIn)).toEqual(projects.map(({ projectName }) => projectName))
  expect(backupName(exportedAt, 1, texts.length)).toBe(`mizan-projects-2026-11-22-2-of-${texts.length}.json`)
})
