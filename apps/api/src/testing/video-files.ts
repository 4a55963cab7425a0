import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { videosContract } from '@fareeq/domain/assessments/contract-videos.ts'
import { expect } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { DEVICE } from './assessments.ts'
import type { StoryAnswer, Member, Story } from './story.ts'
import { webmFile } from './voice-files.ts'
import { soon } from './soon.ts'

// Recordings of a camera, and the way a browser sends them: by the tus protocol, part by part.

/** A film of so many seconds that weighs so much: the rest is an element that players pass over. */
export function filmFile(seconds: number, bytes = 0): Buffer {
  const film = webmFile(seconds, { video: true })
  const rest = Math.max(0, bytes - film.length - 6)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(rest)
  return Buffer.concat([film, Buffer.from([0xec, 0x08]), size, randomBytes(rest)])
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const announce = (person: Member, token: string, bytes: number, overrides: object = {}): Promise<StoryAnswer> =>
  person.call(videosContract.announce, {
    params: { token },
    body: { device: DEVICE, position: 1, bytes, type: 'webm', ...overrides },
  })

const headersOf = ({ token, lang }: Member, offset: number) => ({
  authorization: `Bearer ${token}`,
  'accept-language': lang,
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
})

export async function sendPart(
  { origin }: Story,
  person: Member,
  url: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const headers = headersOf(person, offset)
  const answer = await fetch(origin + url, { method: 'PATCH', headers, body: bytes })
  const text = await answer.text()
  return {
    status: answer.status,
    offset: Number(answer.headers.get('upload-offset')),
    body: text ? JSON.parse(text) : null,
  }
}

/** The connection breaks after so many bytes of a part. */
export async function cutPart({ origin, db }: Story, person: Member, url: string, bytes: Uint8Array, after: number) {
  const headers = { ...headersOf(person, 0), 'content-length': bytes.length }
  const sending = request(origin + url, { method: 'PATCH', headers })
  const closed = new Promise((resolve) => sending.on('error', () => {}).once('close', resolve))
  sending.write(bytes.subarray(0, after))
  const received = sql`select received from uploads where id = ${url.split('/').at(-1)!}`
  await soon(async () => expect(await db.one(received)).not.toEqual({ received: 0 }))
  sending.destroy()
  await closed
}

/** What `HEAD` says: how much has arrived. */
export async function arrivedOf({ origin }: Story, person: Member, url: string): Promise<number> {
  const { 'content-type': _, ...headers } = headersOf(person, 0)
  const answer = await fetch(origin + url, { method: 'HEAD', headers })
  return Number(answer.headers.get('upload-offset'))
}

/** Announced and sent in one go. */
export async function recordTake(story: Story, person: Member, token: string, film: Buffer, overrides: object = {}) {
  const { body } = await announce(person, token, film.length, overrides)
  return sendPart(story, person, body.data.upload_url, 0, Buffer.from(film))
}
