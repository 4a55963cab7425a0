const BOUNDARY = /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi

/** How many parts a mail announces, counted up to a limit before anything is decoded. */
export function countParts(bytes: Uint8Array, limit: number): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const boundaries = new Set<string>()
  for (const [, quoted, token = ''] of text.matchAll(BOUNDARY)) {
    boundaries.add(`--${quoted ?? token}`)
    if (boundaries.size > limit) return boundaries.size
  }
  const lengths = new Set([...boundaries].map(({ length }) => length))
  let count = 0
  for (let at = text.indexOf('\n--'); at !== -1 && count <= limit; at = text.indexOf('\n--', at + 1))
    if ([...lengths].some((length) => boundaries.has(text.slice(at + 1, at + 1 + length)))) count++
  return count
}
