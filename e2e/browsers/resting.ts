/** In the page: brings an element into the middle of the window, and waits until it stays there for a while; a tab behind another has no frames. */
export const resting = `
  const [element, done] = arguments
  let [top, frames] = [Number.NaN, 0]
  const look = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const now = element.getBoundingClientRect().top
    frames = now === top ? frames + 1 : 0
    top = now
    if (frames === 3 || !element.isConnected) done()
    else setTimeout(look, 16)
  }
  look()`
