function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  download(name, new Blob([text], { type }))
}

/** Hands over a file under its own name. */
export function downloadFile(file: File): void {
  download(file.name, file)
}
