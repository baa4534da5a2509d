/** A route that programs should leave. */
export interface Deprecation {
  /** Since when, and when it ends: days, '2027-01-31'. */
  since: string
  sunset: string
  /** The path of what takes its place; null where nothing does. */
  instead: string | null
}

/** The headers by which a program is told: RFC 9745, RFC 8594, and a link to what takes its place. */
export function deprecationHeaders({ since, sunset, instead }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: [
      ...(instead === null ? [] : [`<${instead}>; rel="successor-version"`]),
      '</api/changelog>; rel="deprecation"; type="text/html"',
    ].join(', '),
  }
}
