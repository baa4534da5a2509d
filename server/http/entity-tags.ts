/** An ETag without the mark of a weak one, which makes no difference to whether an answer is the same. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether a header `If-None-Match` names the answer with this ETag. */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(etag))
}
