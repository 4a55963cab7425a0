import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OptionalService } from '@fareeq/domain/kernel/optional-services.ts'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A static file with its encodings and headers. */
export type EncodedFile = { type: string; etag: string; identity: Buffer; br?: Buffer; gzip?: Buffer }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}

export const etagOf = (content: Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Source maps are large and rarely requested: read from disk on demand. */
const sourceMap = (file: string, name: string, type: string): EncodedFile => ({
  type,
  etag: etagOf(Buffer.from(name)),
  get identity() {
    return readFileSync(file)
  },
})

function sentFile(dist: string, name: string): EncodedFile {
  const file = join(dist, name)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  if (name.endsWith('.map')) return sourceMap(file, name, type)
  const identity = readFileSync(file)
  const sibling = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  return { type, etag: etagOf(identity), identity, br: sibling('.br'), gzip: sibling('.gz') }
}

/** Public files of the build; pages and the bundler's metadata are not. */
const isAsset = (name: string) => !/^(?:pages\/|server\/|app\.html$|\.|.*\/\.)|\.(?:br|gz)$/.test(name)

/**
 * The build is read into memory at boot: a lookup by name instead of a path, so that there is no path traversal, and a newer
 * build on disk cannot mix with the running one.
 */
export function readAssets(dist: string): Map<string, EncodedFile> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isAsset)
  return new Map(names.map((name) => [`/${name}`, sentFile(dist, name)]))
}

type Installation = { publicUrl: string; off: readonly OptionalService[] }

/**
 * Pages contain what only the running server knows, inserted before compression: the public URL, and the optional services
 * that are off, which a style hides before any script has run.
 */
export function finishPage(html: string, { publicUrl, off }: Installation): EncodedFile {
  const origin = publicUrl.replace(/\/+$/, '')
  const marked = off.length > 0 ? html.replace('<html ', `<html data-off="${off.join(' ')}" `) : html
  const identity = Buffer.from(marked.replaceAll('__ORIGIN__', origin))
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(identity),
  }
}

export const finishPicture = (png: Buffer): EncodedFile => ({ type: 'image/png', etag: etagOf(png), identity: png })
