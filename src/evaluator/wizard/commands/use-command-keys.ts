import { useEffect } from 'react'

/** Text is typed there, or a dialog holds the page. */
function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

const isDialogOpen = () => document.querySelector('[role=dialog]') !== null

/** Ctrl or Cmd with K finds by name; '?' lists the keys where no text is typed. Neither opens over another dialog. */
export function useCommandKeys(onFind: () => void, onKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey) return
      const isCommand = event.ctrlKey || event.metaKey
      // The physical key for the letter, so that it works on an Arabic layout too; there the sign is '؟'.
      const isFind = isCommand && !event.shiftKey && event.code === 'KeyK'
      const isList = !isCommand && ['?', '؟'].includes(event.key) && !takesText(event.target)
      if ((!isFind && !isList) || isDialogOpen()) return
      event.preventDefault()
      if (isFind) onFind()
      else onKeys()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onFind, onKeys])
}
