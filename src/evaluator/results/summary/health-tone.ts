/** The colour of a health score: green from 75, amber from 50, else red. */
export function healthTone(score: number): 'good' | 'warning' | 'bad' {
  if (score >= 75) return 'good'
  return score >= 50 ? 'warning' : 'bad'
}
