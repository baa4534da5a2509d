/** Prints the page once the dialog that asked for it is gone: it would be on the paper. */
export function printPage(close: () => void): void {
  close()
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
}
