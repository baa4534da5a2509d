import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

const maxWork = 15 * 60_000

/** A lock whose holder is dead, or is only a later process of the same number. */
function isStale(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    const age = Date.now() - statSync(path).mtimeMs
    return (pid > 0 && (pid === process.pid || !isAlive(pid))) || age > maxWork
  } catch {
    return false
  }
}

/** Runs `action` while no other process on this machine does; a lock left by a dead process counts for nothing. */
export async function withLock(path, action) {
  mkdirSync(dirname(path), { recursive: true })
  let isAnnounced = false
  while (!tryLock(path)) {
    if (isStale(path)) rmSync(path, { force: true })
    else {
      if (!isAnnounced) console.log('Another command is installing or building; waiting for it …')
      isAnnounced = true
      await sleep(200)
    }
  }
  try {
    return await action()
  } finally {
    rmSync(path, { force: true })
  }
}
