import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { photosContract } from '@fareeq/domain/talents/contract-photos.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { type Member, type Story, openStory } from '../../testing/story.ts'

let story: Story
let layla: Member
const lines: string[] = []
beforeAll(async () => void (story = await openStory({ log: lines })))
afterAll(() => story.close())
beforeEach(async () => {
  await story.reset()
  layla = await story.talent()
  lines.length = 0
})

const BEGIN = '--x\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\n\r\n'

/** A raw request, sent up to the middle of its file. */
async function begin(length: number): Promise<Socket> {
  const { port } = new URL(story.origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${photosContract.upload.path} HTTP/1.1`,
    'host: fareeq',
    `authorization: Bearer ${layla.token}`,
    'content-type: multipart/form-data; boundary=x',
    length > 0 ? `content-length: ${length}` : 'transfer-encoding: chunked',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

test('whoever hangs up in the middle of a file leaves nothing behind, and it is no fault of ours', async () => {
  const socket = await begin(500_000)
  socket.write(BEGIN + 'a'.repeat(1000))
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(1000)
  socket.destroy()
  expect(await story.person().send('GET', '/api/ready')).toMatchObject({ status: 200 })
  expect([
    lines.filter((line) => line.includes('unexpected error')),
    await story.db.rows(sql`select 1 from files`),
  ]).toEqual([[], []])
})

test('a file without a length is refused as soon as it is too large, however long it goes on', async () => {
  const socket = await begin(0)
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
  const received: string[] = []
  socket.on('data', (data) => received.push(String(data))).on('error', () => {})
  socket.write(chunk(BEGIN))
  for (let mb = 0; mb < 30 && received.length === 0; mb++) {
    await new Promise((resolve) => socket.write(chunk('a'.repeat(100_000)), resolve))
  }
  await expect.poll(() => received.join('')).toContain('file_too_large')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})
