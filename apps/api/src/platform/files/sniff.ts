import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

/** Extensions that the library names differently. */
const CALLED: Readonly<Record<string, string>> = { cfb: 'doc' }

const COMMENTS = /<!--[\s\S]*?-->/g
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)?<svg[\s>]/i
/** Comments and declarations before the root element fit into the first bytes. */
const isSvg = (bytes: Uint8Array) => SVG.test(Buffer.from(bytes.subarray(0, 4096)).toString().replace(COMMENTS, ''))

/** The type by magic bytes, as a file extension; plain text, which has none, by its name. */
export async function typeOf(bytes: Uint8Array, name: string): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.ext
  if (found && found !== 'xml') return CALLED[found] ?? found
  const ending = extname(name).toLowerCase()
  if (isOldText(bytes) && /^\.(?:txt|csv|json)$/.test(ending)) return ending.slice(1)
  if (!isUtf8(bytes) || bytes.includes(0)) return 'unknown'
  if (isSvg(bytes)) return 'svg'
  return /^\.(?:csv|json)$/.test(ending) ? ending.slice(1) : 'txt'
}

/** Text in UTF-16 or a one-byte encoding: without control characters. */
function isOldText(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return (
    marked || !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
  )
}
