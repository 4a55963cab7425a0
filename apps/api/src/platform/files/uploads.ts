import type { IncomingMessage } from 'node:http'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { leave } from './form.ts'

/** Why a chunk was refused: no such upload, wrong offset, longer than declared, or not a tus request. */
export type PartFault = 'absent' | 'order' | 'size' | 'form'

/**
 * Resumable uploads by the tus protocol (1.0). Chunks stay on the disk of this node until the feature moves the complete
 * file to storage; authorization and the size limit are the feature's, checked before an upload is created.
 */
export interface ResumableUploads {
  create(id: string, bytes: number): Promise<void>
  /** Bytes received; takes the lock, so a stale connection is ended first. Null where there is no such upload. */
  offset(id: string): Promise<number | null>
  append(id: string, raw: IncomingMessage): Promise<{ offset: number } | { fault: PartFault }>
  read(id: string): Promise<Buffer>
  /** Idempotent: removing a missing upload is no error. */
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
}

const PATH = '/uploads'
const VERSION = { 'tus-resumable': '1.0.0' }
/** Request headers of the protocol. */
const HEADERS = ['tus-resumable', 'upload-offset', 'content-type', 'content-length']
const FAULTS: Readonly<Record<number, PartFault>> = { 404: 'absent', 410: 'absent', 409: 'order', 413: 'size' }
const INFO = '.json'

export function createUploads(dataDir: string): ResumableUploads {
  const directory = join(dataDir, 'uploads')
  let opened: ReturnType<typeof openTus> | undefined
  const open = () => (opened ??= openTus(directory))
  const send = async (id: string, init: RequestInit & { duplex?: 'half' }) =>
    (await open()).server.handleWeb(new Request(`http://localhost${PATH}/${id}`, init))
  const offsetIn = ({ headers }: Response) => Number(headers.get('upload-offset'))

  return {
    async create(id, size) {
      const { store, Upload } = await open()
      await store.create(new Upload({ id, size, offset: 0 }))
    },
    async offset(id) {
      const response = await send(id, { method: 'HEAD', headers: VERSION })
      return response.ok ? offsetIn(response) : null
    },
    async append(id, raw) {
      const headers = HEADERS.flatMap((name) => (raw.headers[name] ? [[name, String(raw.headers[name])] as const] : []))
      try {
        const body = Readable.toWeb(untilCut(raw)) as ReadableStream
        const response = await send(id, { method: 'PATCH', headers: Object.fromEntries(headers), body, duplex: 'half' })
        if (response.ok) return { offset: offsetIn(response) }
        if (response.status >= 500) throw new Error(`a part could not be written: ${await response.text()}`)
        return { fault: FAULTS[response.status] ?? 'form' }
      } finally {
        leave(raw)
      }
    },
    read: (id) => readFile(join(directory, id)),
    remove: async (id) => (await open()).store.remove(id).catch(ifAbsent),
    async ids() {
      const names = await readdir(directory).catch(() => [])
      return names.filter((name) => !name.endsWith(INFO))
    },
  }
}

/** Dynamic import at the first upload: most starts see none for long. */
async function openTus(directory: string) {
  const [{ FileStore }, { Server, Upload }] = await Promise.all([import('@tus/file-store'), import('@tus/server')])
  const store = new FileStore({ directory })
  return { store, server: new Server({ path: PATH, datastore: store }), Upload }
}

/** A lost connection ends the stream instead of failing it, so the received bytes are flushed to disk. */
function untilCut(raw: IncomingMessage): PassThrough {
  const bytes = new PassThrough()
  raw.once('error', () => bytes.end()).once('close', () => bytes.end())
  return raw.pipe(bytes)
}

function ifAbsent(error: { status_code?: number }): void {
  if (error.status_code !== 404) throw error
}
