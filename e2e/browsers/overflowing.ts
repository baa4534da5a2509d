/** In the page: elements that stick out at either side, apart from those inside a box that scrolls or clips. */
export function overflowing(): string[] {
  const width = document.documentElement.clientWidth
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement
    return parent !== null && parent !== document.body && (clips(parent) || isClipped(parent))
  }
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} '${element.textContent?.trim().slice(0, 40)}'`
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && (box.right > width + 1 || box.left < -1) && !isClipped(element)
    })
    .map(name)
}
