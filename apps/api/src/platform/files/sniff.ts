import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { utf16Of } from '@fareeq/domain/kernel/text/text-encoding.ts'

/** Extensions that the library names differently. */
const CALLED: Readonly<Record<string, string>> = { cfb: 'doc' }

const COMMENTS = /<!--[\s\S]*?-->/g
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)?<svg[\s>]/i
/** Comments and declarations before the root element fit into the first bytes. */
const isSvg = (bytes: Uint8Array) => SVG.test(Buffer.from(bytes.subarray(0, 4096)).toString().replace(COMMENTS, ''))

/** The type by magic bytes, as a file extension; plain text, which has none, by its name. */
export async function typeOf(bytes: Uint8Array, name: string): Promise<string> {
  // Dynamic import at the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const extension = (await fileTypeFromBuffer(bytes))?.ext
  if (extension && extension !== 'xml') return CALLED[extension] ?? extension
  const ending = textEnding(name)
  if (ending && isOldText(bytes)) return ending
  if (!isUtf8(bytes) || bytes.includes(0)) return 'unknown'
  if (isSvg(bytes)) return 'svg'
  return ending ?? 'txt'
}

const TEXTS = ['txt', 'csv', 'json']
export const isTextType = (type: string): boolean => TEXTS.includes(type)

/** The type that a file claims by its name, where bytes cannot tell. */
export const textEnding = (name: string): string | null =>
  TEXTS.find((type) => extname(name).toLowerCase() === `.${type}`) ?? null

/** Text in UTF-16 or a one-byte encoding: without control characters. */
const isOldText = (bytes: Uint8Array): boolean =>
  utf16Of(bytes) !== null ||
  !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
