import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { type EngineName, findFirefox, miniBrowser } from '../../scripts/testing/engines.mjs'
import { freePort } from '../../scripts/tools/free-port.mjs'
import { serveMarionette } from './marionette'

export interface Engine {
  name: EngineName
  driver: WebDriver
  /** Where it puts downloads. */
  downloads: string
  /** What the window shows, as a PNG in base64. */
  picture(): Promise<string>
  stop(): Promise<void>
}

type Started = Pick<Engine, 'driver' | 'stop'>

/** In the page: paints a dot time and again while a picture is taken. */
function paintDot(): void {
  const dot = document.createElement('i')
  dot.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px'
  document.documentElement.append(dot)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
    dot.style.background = turns % 2 === 0 ? '#808080' : '#818181'
    if (turns < 40) return
    clearInterval(timer)
    dot.remove()
  }, 50)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(timer)
}

async function untilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('The driver did not answer within 20 seconds')
}

/** A display that nobody sees; its number. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const output = child.stdio[3]
  if (!output) throw new Error('Xvfb has no channel')
  const [number] = await once(output, 'data')
  return { display: `:${String(number).trim()}`, child }
}

/** The bars of MiniBrowser would keep its window from being as narrow as a phone. */
const narrowBars = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }'

/** Here is no graphics card: to imitate one in order to draw layers takes longer than to draw without layers. */
const withoutGraphics = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
}

async function startWebKit(home: string): Promise<Started> {
  const { display, child: screen } = await startDisplay()
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowBars)
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  const port = await freePort()
  const env = { ...process.env, ...withoutGraphics, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home }
  const service = spawn('WebKitWebDriver', ['-p', String(port)], { env, stdio: 'ignore' })
  const stop = async () => {
    await end(service)
    await end(screen)
  }
  try {
    await untilReady(port)
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    return {
      driver,
      stop: async () => {
        await driver.quit().catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const preferences = (marionettePort: number, downloads: string) => ({
  'marionette.port': marionettePort,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
  'pdfjs.disabled': true,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
})

async function startFirefox(home: string, downloads: string): Promise<Started> {
  const profile = join(home, 'profile')
  mkdirSync(join(profile, 'chrome'), { recursive: true })
  writeFileSync(
    join(profile, 'chrome/userChrome.css'),
    ':root { min-width: 0 !important } #navigator-toolbox, #browser-bottombox { display: none !important }',
  )
  const [port, marionettePort] = [await freePort(), await freePort()]
  const lines = Object.entries(preferences(marionettePort, downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank']
  const env = { ...process.env, HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' }
  const browser = spawn(findFirefox() ?? 'firefox-esr', args, { env, stdio: 'ignore' })
  try {
    const server = await serveMarionette(port, marionettePort)
    const capabilities = new Capabilities({ browserName: 'firefox' })
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    return {
      driver,
      stop: async () => {
        await driver.quit().catch(() => {})
        server.closeAllConnections()
        server.close()
        await end(browser)
      },
    }
  } catch (error) {
    await end(browser)
    throw error
  }
}

/** Starts an engine in a folder of its own, which is gone with it. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), `mizan-${name}-`))
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  chmodSync(home, 0o700)
  const { driver, stop } = await (name === 'webkit' ? startWebKit(home) : startFirefox(home, downloads))
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000, implicit: 0 })
  return {
    name,
    driver,
    downloads,
    picture: async () => {
      // WebKitGTK takes a picture after the next frame that is painted, and a page at rest whose whole fits the window paints none.
      if (name === 'webkit') await driver.executeScript(`(${paintDot})()`)
      const late = sleep(10_000).then(() => {
        throw new Error('No picture within ten seconds: a tab behind another paints nothing')
      })
      return Promise.race([driver.takeScreenshot(), late])
    },
    stop: async () => {
      await stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
