import encodeQr from 'qr'

/** White around the code, in its own squares: without it cameras do not find the code. */
const quiet = 4

/** A text as a QR code: how many squares a side has, and its dark ones as a path, each square one unit. */
export function qrSquares(text: string): { size: number; path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quiet })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
