// The browsers beside Chromium that tests drive by WebDriver, where this machine has them.
import { existsSync } from 'node:fs'
import { findProgram } from '../tools/find-program.mjs'

export const engines = ['webkit', 'firefox']

export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox')

/** What an engine lacks on this machine, as the packages of Debian; empty where it can be driven. */
export function lacking(engine) {
  if (engine === 'firefox') return findFirefox() ? [] : ['firefox-esr']
  const driver = findProgram('WebKitWebDriver') && existsSync(miniBrowser)
  return [driver ? [] : ['webkit2gtk-driver'], findProgram('Xvfb') ? [] : ['xvfb']].flat()
}
