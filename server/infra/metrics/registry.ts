/** What distinguishes the series of one metric: few values each, never an address, a name or an id. */
type Labels = Readonly<Record<string, string>>

const quoted = (value: string) => `"${value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`))}"`

const series = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${quoted(value)}`)
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
}

interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  lines(): readonly string[]
}

export type Sample = readonly [value: number, labels?: Labels]

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function createRegistry() {
  const metrics: Metric[] = []

  return {
    /** What only grows. */
    counter(name: string, help: string) {
      const values = new Map<string, number>()
      metrics.push({ name, help, type: 'counter', lines: () => [...values].map(([key, value]) => `${key} ${value}`) })
      return (labels: Labels = {}, by = 1) => {
        const key = series(name, labels)
        values.set(key, (values.get(key) ?? 0) + by)
      }
    },

    /** What is read whenever it is asked for. */
    gauge(name: string, help: string, read: () => readonly Sample[], type: 'gauge' | 'counter' = 'gauge') {
      const lines = () => read().map(([value, labels = {}]) => `${series(name, labels)} ${value}`)
      metrics.push({ name, help, type, lines })
    },

    /** How many values were at most so large. */
    histogram(name: string, help: string, bounds: readonly number[]) {
      const seen = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      const lines = () =>
        [...seen.values()].flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map((le, at) => `${series(`${name}_bucket`, { ...labels, le: String(le) })} ${counts[at]}`),
          `${series(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
          `${series(`${name}_sum`, labels)} ${sum}`,
          `${series(`${name}_count`, labels)} ${count}`,
        ])
      metrics.push({ name, help, type: 'histogram', lines })
      return (value: number, labels: Labels = {}) => {
        const key = series(name, labels)
        const one = seen.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
        bounds.forEach((bound, at) => {
          if (value <= bound) one.counts[at] = (one.counts[at] ?? 0) + 1
        })
        one.sum += value
        one.count += 1
        seen.set(key, one)
      }
    },

    text: () =>
      metrics
        .flatMap(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])
        .map((line) => `${line}\n`)
        .join(''),
  }
}
