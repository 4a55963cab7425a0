import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import type { Db } from '../db/database.ts'
import { leave } from './form.ts'
import { deleteUpload, insertUpload, partAt, partStarts, uploadById, uploadIds } from './queries-uploads.ts'

/** Why a chunk was refused: no such upload, wrong offset, longer than declared, or not a tus request. */
export type PartFault = 'absent' | 'order' | 'size' | 'form'

/**
 * Resumable uploads by the tus protocol (1.0). Parts lie in the database, where every node finds them, until the feature moves
 * the complete file to storage; authorization and the size limit are the feature's, checked before an upload is created.
 */
export interface ResumableUploads {
  create(id: string, bytes: number): Promise<void>
  /** Bytes received; takes the lock, so a stale connection is ended first. Null where there is no such upload. */
  offset(id: string): Promise<number | null>
  append(id: string, raw: IncomingMessage): Promise<{ offset: number } | { fault: PartFault }>
  /** The complete file; null when it is not complete, or was removed meanwhile. */
  read(id: string): Promise<Buffer | null>
  /** Idempotent: removing a missing upload is no error. */
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
}

const PATH = '/uploads'
const VERSION = { 'tus-resumable': '1.0.0' }
/** Request headers of the protocol. */
const HEADERS = ['tus-resumable', 'upload-offset', 'content-type', 'content-length']
const FAULTS: Readonly<Record<number, PartFault>> = { 404: 'absent', 410: 'absent', 409: 'order', 413: 'size' }

export function createUploads(db: Db): ResumableUploads {
  let opened: ReturnType<typeof openTus> | undefined
  const open = () => (opened ??= openTus(db))
  const send = async (id: string, init: RequestInit & { duplex?: 'half' }) =>
    (await open()).handleWeb(new Request(`http://localhost${PATH}/${id}`, init))
  const offsetIn = ({ headers }: Response) => Number(headers.get('upload-offset'))

  return {
    create: async (id, bytes) => void (await insertUpload(db, id, bytes)),
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
    async read(id) {
      const upload = await uploadById(db, id)
      if (!upload || upload.received < upload.bytes) return null
      const content = Buffer.allocUnsafe(upload.bytes)
      let filled = 0
      for (const start of await partStarts(db, id))
        filled += (await partAt(db, id, start))?.content.copy(content, start) ?? 0
      return filled === upload.bytes ? content : null
    },
    remove: async (id) => void (await deleteUpload(db, id)),
    ids: () => uploadIds(db),
  }
}

/** Dynamic import at the first upload: most starts see none for long. */
async function openTus(db: Db) {
  const [{ UploadStore }, { Server }] = await Promise.all([import('./upload-store.ts'), import('@tus/server')])
  return new Server({ path: PATH, datastore: new UploadStore(db) })
}

/** A lost connection ends the stream instead of failing it, so the received bytes are saved. */
function untilCut(raw: IncomingMessage): PassThrough {
  const bytes = new PassThrough()
  raw.once('error', () => bytes.end()).once('close', () => bytes.end())
  return raw.pipe(bytes)
}
