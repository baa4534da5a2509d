/** What the frame says to the page around it, and the script there understands: nothing but how high its content is. */
interface HeightMessage {
  mizanHeight: number
}

/** Tells the page around, whichever it is, how high the content is: now, whenever that changes, and when it asks by any message. */
export function tellHeight(): void {
  if (parent === window) return
  const tell = () => {
    const message: HeightMessage = { mizanHeight: Math.ceil(document.body.getBoundingClientRect().height) }
    parent.postMessage(message, '*')
  }
  new ResizeObserver(tell).observe(document.body)
  // A script that came later than this page was not there when it was told.
  addEventListener('message', ({ source }) => {
    if (source === parent) tell()
  })
}
