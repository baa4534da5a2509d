// Child processes that end with their parent: a signal to a command reaches everything it started.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const children = new Set()
const cleanups = new Set()
let stopping = false

/** Runs `action` when the process is told to stop, before it exits. Returns what takes it off again. */
export function onStop(action) {
  cleanups.add(action)
  return () => cleanups.delete(action)
}

async function stop(signal) {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill(signal)
  for (const action of cleanups) await action()
  process.exit(128 + constants.signals[signal])
}

/** Makes this process pass SIGINT, SIGTERM and SIGHUP on to its children; returns what undoes it. */
export function forwardSignals() {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Starts a program and keeps it on the list of those that end with us. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  children.add(child)
  child.once('close', () => children.delete(child))
  child.once('error', () => children.delete(child))
  return child
}

/** Runs a program to its end and gives its exit code (127: not found, 1: ended by a signal). */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options)
    child.once('error', () => resolve(127))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a program quietly: its exit code and all it wrote. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += part
      })
    }
    child.once('error', (error) => resolve({ code: 127, output: String(error.message) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
