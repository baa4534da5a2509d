import { isOnHomeScreen } from './home-screen'

/** Longer than a person takes to answer when the browser asks whether the file is wanted. */
const revokeAfterMs = 5 * 60_000

function saveAs(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}

/** Hands over a file under its own name. On the home screen links with `download` do nothing, and say nothing: there it is shared. */
export function downloadFile(file: File): void {
  if (!isOnHomeScreen() || !navigator.canShare?.({ files: [file] })) {
    saveAs(file)
    return
  }
  // A share that is called off is no failure; one that comes too long after the press is refused.
  const onRefusal = (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveAs(file)
  }
  navigator.share({ files: [file], title: file.name }).catch(onRefusal)
}

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadFile(new File([text], name, { type }))
}
