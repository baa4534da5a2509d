import { frameTitles, usualHeight } from './frame-element'

// Built as /embed.js, which stands in other people's pages: a classic script that leaves no name behind, sets nothing, and
// does without styles in markup, which a strict policy of the page would refuse.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin } = new URL(script.src)
  // Of src/paths.ts, all of which would come along.
  const calculator = `${origin}/embed?`
  const before = script.previousElementSibling
  const isOurs = (frame: Element | null): frame is HTMLIFrameElement =>
    frame instanceof HTMLIFrameElement && frame.src.startsWith(calculator)

  /** The frame of the line that was copied, else a new one: the page may have kept the script alone. */
  function frameHere(own: HTMLScriptElement): HTMLIFrameElement {
    if (isOurs(before)) return before
    const { category = '', lang = document.documentElement.lang.slice(0, 2), theme = '' } = own.dataset
    const language = lang === 'ar' ? 'ar' : 'en'
    const query = new URLSearchParams({ category, lang: language })
    if (theme) query.set('theme', theme)
    const frame = document.createElement('iframe')
    frame.title = frameTitles[language]
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    frame.src = `${calculator}${query}`
    frame.height = String(usualHeight)
    own.before(frame)
    return frame
  }

  const frame = frameHere(script)
  frame.style.cssText = 'display:block;width:100%;border:0'
  addEventListener('message', ({ origin: from, source, data }) => {
    // From this frame and its own page alone, and nothing but a height that a window can have.
    if (from !== origin || source !== frame.contentWindow) return
    const height = data?.mizanHeight
    if (typeof height === 'number' && height > 0 && height < 5000) frame.style.height = `${Math.ceil(height)}px`
  })
  frame.contentWindow?.postMessage('', '*')
})()
