import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file as it leaves the house: its content in the encodings we have, and what to say about it. */
export type Sent = { type: string; etag: string; identity: Buffer; br?: Buffer; gzip?: Buffer }

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
}

const weakTag = (content: Buffer) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

function sentFile(dist: string, name: string): Sent {
  const file = join(dist, name)
  const identity = readFileSync(file)
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  return { type, etag: weakTag(identity), identity, br: beside('.br'), gzip: beside('.gz') }
}

/** Everything of the build that may be asked for by its name; pages and the bundler's own notes are not. */
const isAsset = (name: string) => !/^(?:pages\/|\.|.*\/\.)|\.(?:html|br|gz)$/.test(name)

/**
 * The build is read once: an address is looked up in a list of names, never turned into a path, so there is nothing to
 * climb out of. Contents are kept after the first request.
 */
export function assetsOf(dist: string): (pathname: string) => Sent | undefined {
  const names = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dist.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter(isAsset),
  )
  const kept = new Map<string, Sent>()
  return (pathname) => {
    const name = pathname.slice(1)
    if (!names.has(name)) return undefined
    let found = kept.get(name)
    if (!found) kept.set(name, (found = sentFile(dist, name)))
    return found
  }
}

/** Pages name the public address, which only the running server knows; so they are finished and compressed here. */
export function finishedPages(dist: string, publicUrl: string): (file: string) => Sent {
  const kept = new Map<string, Sent>()
  const origin = publicUrl.replace(/\/+$/, '')
  const finish = (file: string): Sent => {
    const identity = Buffer.from(readFileSync(join(dist, file), 'utf8').replaceAll('__ORIGIN__', origin))
    return {
      type: 'text/html; charset=utf-8',
      etag: weakTag(identity),
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(identity, { level: 9 }),
    }
  }
  return (file) => {
    let page = kept.get(file)
    if (!page) kept.set(file, (page = finish(file)))
    return page
  }
}
