const BLOCK = 512
const REGULAR_FILE = '0'.charCodeAt(0)

/** The regular files of a tar archive (ustar), as views of its bytes. */
export function tarFiles(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const text = (from: number, length: number) =>
    new TextDecoder().decode(archive.slice(from, from + length)).replace(/\0[^]*$/, '')
  for (let at = 0; at + BLOCK <= archive.length;) {
    const name = text(at, 100)
    if (!name) break
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const body = at + BLOCK
    if (archive[at + 156] === REGULAR_FILE) files.set(name, archive.subarray(body, body + size))
    at = body + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
