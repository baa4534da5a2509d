// What runs in the pages that are measured, the same in every engine: as text, so nothing here is known there but by name.

/** Before the scripts of a page: remembers what a worker is asked. */
export function watchWorker() {
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(url, options) {
      super(url, options)
      this.made = { url, options }
    }
    postMessage(task) {
      if (task.settings) window.asked ??= { ...this.made, task }
      super.postMessage(task)
    }
  }
}

/** Asks until it is there: a selector of the page, or a name in the window. */
export async function waitFor({ selector, name }) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (selector ? document.querySelector(selector) : window[name]) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`never ${selector ?? name} at ${location.href}: ${document.body.innerText.slice(0, 500)}`)
}

/** Unfolds what works with the worker and opens the tab of the simulation, which begins one. */
export async function openSimulation() {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && !window.asked; ) {
    const fold = document.querySelector('[aria-controls="decisions"]')
    if (fold?.getAttribute('aria-expanded') === 'false') fold.click()
    // Its tab is the third.
    document.querySelectorAll('#decisions [role=tab]')[2]?.click()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return Boolean(window.asked)
}

/** The task that the product has asked for, with this plan and so many runs, `times` times in a worker of its own: milliseconds. */
export async function timeSimulations({ plan, runs, times }) {
  const { url, options, task } = window.asked
  const worker = new Worker(url, options)
  const milliseconds = []
  let median = 0
  for (let at = 0; at <= times; at += 1) {
    const start = performance.now()
    median = await new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }) => {
        if (data.kind === 'finished') resolve(data.result.p50)
      }
      worker.postMessage({ plan, settings: { ...task.settings, runs } })
    })
    milliseconds.push(performance.now() - start)
  }
  worker.terminate()
  return { first: milliseconds[0], milliseconds: milliseconds.slice(1), median }
}
