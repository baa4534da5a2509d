// Founders who save a number after the other, and what became of each save.
import { setTimeout as sleep } from 'node:timers/promises'

const usualPauseMs = 250

const patienceMs = 20_000

const statusOf = (url, { cookie, id }, projectData) =>
  fetch(`${url}/api/projects/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ projectData }),
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    ({ status }) => status,
    () => 0,
  )

/** One call; 0 where the connection broke. `urls`: a balancer would try the next process. */
async function put(urls, visitor, projectData) {
  for (const url of urls) {
    // A connection that breaks at a wrong moment leaves fetch waiting for good.
    const status = await Promise.race([
      statusOf(url, visitor, projectData),
      sleep(patienceMs + 1000, 0, { ref: false }),
    ])
    if (status !== 0) return status
  }
  return 0
}

/** Begins to save; `end` waits for what is on its way and gives each founder's story. */
export function startFounders(urls, visitors, pauseMs = usualPauseMs) {
  let isOver = false
  const stories = visitors.map((visitor) => ({ visitor, saves: [] }))
  const live = async ({ visitor, saves }) => {
    for (let number = 1; !isOver; number += 1) {
      const at = performance.now()
      const status = await put(urls(), visitor, JSON.stringify({ number }))
      saves.push({ number, at, ms: performance.now() - at, status })
      await sleep(pauseMs)
    }
  }
  const all = Promise.all(stories.map(live))
  return {
    async end() {
      isOver = true
      await all
      return stories
    },
  }
}

/** What it came to: saves that were acknowledged and are not there, that were refused and are, and the longest answer. */
export async function judge(sql, stories, backAt) {
  const rows =
    await sql`select id, project_data from user_projects where id = any(${stories.map(({ visitor }) => visitor.id)})`
  const stored = new Map(rows.map((row) => [row.id, JSON.parse(row.project_data).number]))
  const saves = stories.flatMap((story) => story.saves)
  const of = ({ visitor, saves: own }) => ({
    last: own.filter(({ status }) => status === 200).at(-1)?.number ?? 0,
    stored: stored.get(visitor.id) ?? 0,
    refused: new Set(own.filter(({ status }) => status === 503).map(({ number }) => number)),
  })
  const ends = stories.map(of)
  const firstAfter = stories.map(({ saves: own }) => own.find(({ at, status }) => at >= backAt && status === 200))
  return {
    saves: saves.length,
    ok: saves.filter(({ status }) => status === 200).length,
    refused: saves.filter(({ status }) => status === 503).length,
    broken: saves.filter(({ status }) => status === 0).length,
    others: saves.filter(({ status }) => ![0, 200, 503].includes(status)).length,
    lost: ends.filter((end) => end.stored < end.last).length,
    late: ends.filter((end) => end.refused.has(end.stored)).length,
    longestMs: Math.max(...saves.map(({ ms }) => ms)),
    backMs: Math.max(0, ...firstAfter.map((save) => (save ? save.at + save.ms - backAt : 60_000))),
  }
}
