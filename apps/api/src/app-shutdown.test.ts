import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from './platform/db/sql.ts'
import { openStory } from './testing/story.ts'
import { soon } from './testing/soon.ts'

const story = await openStory()
const other = Promise.withResolvers<Awaited<ReturnType<typeof openStory>>>()
afterAll(async () => (await other.promise).close())

test('a process that stops ends its streams, answers what is under way, and leaves the mails of it to another', async () => {
  await story.reset()
  const layla = await story.talent()
  await soon(async () => expect(await story.db.rows(sql`select from messages where status = 'queued'`)).toEqual([]))
  const headers = { authorization: `Bearer ${layla.token}` }
  const stream = await fetch(story.origin + notificationsContract.stream.path, { headers })
  expect(stream.status).toBe(200)

  const body = JSON.stringify({ email: layla.email })
  const { hostname, port } = new URL(story.origin)
  const socket = connect(Number(port), hostname)
  const half = Math.floor(body.length / 2)
  socket.write(
    `POST ${accountsContract.generateOtp.path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, half)}`,
  )
  await soon(() => expect(story.app.server.http.server.listening).toBe(true))
  const stopping = story.app.stop()
  await text(stream.body!)
  socket.write(body.slice(half))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i)
  await stopping

  const statuses = async () =>
    (await story.db.rows<{ status: string }>(sql`select status from messages order by created_at desc limit 1`)).map(
      ({ status }) => status,
    )
  expect(await statuses()).toEqual(['queued'])
  other.resolve(openStory())
  await soon(async () => expect(await statuses()).toEqual(['sent']))
})
