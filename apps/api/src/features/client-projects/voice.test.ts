import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'
import { m4aFile, oggFile, webmFile } from '../../testing/voice-files.ts'
import { sweepRecordings } from './actions-voice.ts'

let khalid: Member
const story = await freshStory(async (story) => {
  khalid = await story.client()
})

const upload = (bytes: Uint8Array, person = khalid, name = 'scope') => {
  const form = new FormData()
  form.set('audio', new Blob([new Uint8Array(bytes)]), name)
  return person.send('POST', contract.uploadVoice.path, form)
}
const record = async (bytes = webmFile(20)): Promise<string> => (await upload(bytes)).body.data.id
const name = (audio_id: string, overrides: object = {}) =>
  khalid.call(contract.saveAbout, { body: { scope: { kind: 'voice', audio_id }, ...overrides } })
const listen = async (path: string, token: string | null) => {
  const response = await fetch(story.origin + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const own = (id: string) => `/api/client/recordings/${id}`

test('a scope is spoken in any of three kinds, known by its bytes whatever it is called [E-042] [D-44]', async () => {
  const kinds = { 'audio/webm': webmFile(179), 'audio/ogg': oggFile(60), 'audio/mp4': m4aFile(12) }
  for (const [media_type, bytes] of Object.entries(kinds)) {
    const { status, body } = await upload(bytes, khalid, 'virus.exe')
    expect([status, body.data]).toEqual([201, { id: expect.any(String), media_type, size: bytes.length }])
  }
  const id = await record()
  const { body } = await name(id)
  expect(body.data.scope).toEqual({
    kind: 'voice',
    text: null,
    audio: { id, media_type: 'audio/webm', size: expect.any(Number) },
  })
})

test('what is no voice, is a film, or is longer than three minutes is refused in words', async () => {
  const text = await upload(Buffer.from('not a sound'))
  expect([text.status, text.body.code]).toEqual([422, 'file_type'])
  for (const bytes of [webmFile(5, { video: true }), m4aFile(5, { video: true }), webmFile(5).subarray(0, 40)]) {
    const { status, body } = await upload(bytes)
    expect([status, body]).toEqual([
      422,
      refusalBody('recording_unreadable', 'This recording could not be read. Record it again.', { field: 'audio' }),
    ])
  }
  khalid.lang = 'ar'
  const long = await upload(oggFile(200))
  expect([long.status, long.body]).toEqual([
    422,
    refusalBody('recording_too_long', 'لا تتجاوز مدة التسجيل 3 دقائق', { field: 'audio' }),
  ])
  khalid.lang = 'en'
  const large = await upload(Buffer.concat([webmFile(5), Buffer.alloc(10 * 1024 * 1024)]))
  expect([large.status, large.body.code]).toEqual([413, 'file_too_large'])
})

test('a recording is heard by whoever made it and by colleagues who match, and by nobody else', async () => {
  const id = await record()
  const { body } = await name(id)
  const recording = await listen(own(id), khalid.token)
  expect([recording.status, recording.bytes.equals(webmFile(20))]).toEqual([200, true])
  expect([recording.headers.get('content-type'), recording.headers.get('cache-control')]).toEqual([
    'audio/webm',
    'private, no-store',
  ])
  expect((await listen(own(id), (await story.client()).token)).status).toBe(404)
  expect((await listen(own(id), null)).status).toBe(401)
  const ops = `/api/ops/client-projects/${body.data.id}/recording`
  const matcher = await story.staff(['matcher'])
  expect((await listen(ops, matcher.token)).bytes.equals(webmFile(20))).toBe(true)
  expect((await listen(ops, (await story.staff(['finance'])).token)).status).toBe(403)
  expect((await listen(ops, khalid.token)).status).toBe(403)
  const other = `/api/ops/client-projects/${newId(story.now())}/recording`
  expect((await listen(other, matcher.token)).status).toBe(404)
})

test('nobody speaks in another’s voice: a recording that is not one’s own is not there', async () => {
  const theirs = (await upload(webmFile(4), await story.client())).body.data.id
  for (const id of [theirs, newId(story.now())]) {
    const { status, body } = await name(id)
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'recording_gone', 'scope.audio_id'])
  }
})

test('a recording that no request names is gone after a day; one that an earlier version named stays', async () => {
  const [used, dropped] = [await record(), await record()]
  const project_id = (await name(used)).body.data.id
  await story.db.run(sql`update client_projects set step = 6`)
  await khalid.call(contract.saveAbout, { body: { project_id, scope: { kind: 'text', text: 'instead' } } })
  story.advance(DAY - HOUR)
  expect(await sweepRecordings(story.work())).toBe(0)
  story.advance(2 * HOUR)
  expect(await sweepRecordings(story.work())).toBe(1)
  expect([(await listen(own(used), khalid.token)).status, (await listen(own(dropped), khalid.token)).status]).toEqual([
    200, 404,
  ])
})
