import { useEffect } from 'react'

interface Early {
  /** Notes what was filled in without an event, by a password manager or by going back. */
  look: () => void
  /** Gives the page what was typed and pressed before it could answer. */
  answer: () => void
}

declare global {
  interface Window {
    earlyInput?: Early | undefined
  }
}

/** What a button is known by on a page that was drawn in the place of its document. */
export const nameOfButton = (button: HTMLElement) =>
  button.id || button.getAttribute('aria-label') || button.textContent
type NameOfButton = typeof nameOfButton

/**
 * Stands in the documents, too: a button that is held while the page is drawn in their place gets no click when it is
 * released, for that is of another element; the button there is pressed instead.
 */
export function keepHeldButton(nameOf: NameOfButton): void {
  let held: HTMLElement | null = null
  const buttonAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('button') : null)
  const hold = (event: Event) => {
    held = window.earlyInput ? buttonAt(event) : null
  }
  const release = (event: Event) => {
    const [pressed, button] = [held, buttonAt(event)]
    held = null
    if (pressed && button && !pressed.isConnected && nameOf(button) === nameOf(pressed)) button.click()
  }
  addEventListener('pointerdown', hold, true)
  addEventListener('pointerup', release, true)
}

/**
 * Stands in the prerendered documents themselves, so it may use nothing from outside: until the page's scripts answer, it
 * keeps what is typed, and the buttons that were pressed, which say that they are busy. Links work by themselves.
 */
export function keepEarlyInput(nameOf: NameOfButton): void {
  type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  /** What stands in boxes, by their ids: the text, or whether it is ticked. */
  const typed = new Map<string, string | boolean>()
  const presses = new Set<HTMLElement>()
  const isBox = (target: unknown): target is Box => target instanceof Element && target.matches('input,select,textarea')
  const isTick = (box: Box) => /^(checkbox|radio)$/.test(box.type)
  const note = (box: Box) => typed.set(box.id, isTick(box) && 'checked' in box ? box.checked : box.value)
  const type = ({ target }: Event) => isBox(target) && note(target)
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (!button) return
    stop(event)
    button.setAttribute('aria-busy', 'true')
    presses.add(button) // Pressed twice because nothing came, it is still meant once.
  }
  const listeners = { input: type, change: type, click: press, submit: stop }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  /** Types a text into a box as a hand does, so that the code that draws the box learns of it. */
  const typeInto = (box: Box, text: string) => {
    const caret = box === document.activeElement && box.matches('textarea,[type=text]') && 'selectionStart' in box
    const at = caret ? box.selectionStart : null
    // React takes a value that it knows already for no change: it is first told another one.
    box.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event(box.matches('select') ? 'change' : 'input', { bubbles: true }))
    if (caret) box.setSelectionRange(at, at)
  }
  /** The same button, on a page that may have been drawn in the place of the document. */
  const buttonLike = (pressed: HTMLElement) =>
    [pressed, ...document.querySelectorAll('button')].find((one) => one.isConnected && nameOf(one) === nameOf(pressed))
  const pressAgain = (pressed: HTMLElement) => {
    pressed.removeAttribute('aria-busy')
    buttonLike(pressed)?.click()
  }
  window.earlyInput = {
    look: () => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[id],textarea[id]'))
        if (!typed.has(box.id) && !isTick(box) && box.value !== box.defaultValue) note(box)
    },
    answer: () => {
      window.earlyInput = undefined
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener, true)
      for (const [id, was] of typed) {
        const box = document.getElementById(id)
        if (!isBox(box)) continue
        if (typeof was === 'string') typeInto(box, was)
        else if ('checked' in box && box.checked !== was) box.click()
        // A form judges a box when it is left.
        if (box !== document.activeElement) box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      queueMicrotask(() => presses.forEach(pressAgain))
    },
  }
}

/** Whether the page is just taking over the document that was read, and perhaps typed into, before. */
export const isTakenOver = () => window.earlyInput !== undefined

/**
 * Stands in what draws a whole page: once it is there, it is given what was done on its document before. What was pressed
 * waits until the page is drawn with its own query, right after these effects: its document is one for all queries.
 */
export function useEarlyInput(): void {
  useEffect(() => window.earlyInput?.answer(), [])
}
