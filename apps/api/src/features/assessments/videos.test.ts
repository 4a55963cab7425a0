import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { videosContract as videos } from '@fareeq/domain/assessments/contract-videos.ts'
import { UPLOAD_GRACE, VIDEO_BYTES } from '@fareeq/domain/assessments/limits.ts'
import type { SavedAnswer } from '@fareeq/domain/assessments/schema.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { privacyRequestsContract } from '@fareeq/domain/privacy-requests/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, gradeAll, invited, started } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Story, openStory, snapshotStory } from '../../testing/story.ts'
import { announce, arrivedOf, cutPart, filmFile, recordTake, sendPart, sha256 } from '../../testing/video-files.ts'
import { m4aFile, webmFile } from '../../testing/voice-files.ts'
import { closeDueAccounts } from '../privacy-requests/actions-closing.ts'
import { sweepUploads } from './taking/actions-takes.ts'

let layla: Member
let token: string
const story = await snapshotStory(async (story) => {
  layla = await liveTalent(story)
})
beforeEach(async () => {
  token = (await started(layla, 'introduction')).token
})

const FILM = filmFile(90, 300_000)
const read = async (): Promise<SavedAnswer[]> =>
  (await layla.call(attempts.read, { params: { token }, query: { device: DEVICE } })).body.data.answers
const takes = async (position = 1) => (await read())[position - 1]!.takes
const urlFor = async (film: Buffer, overrides: object = {}): Promise<string> =>
  (await announce(layla, token, film.length, overrides)).body.data.upload_url
const part = (url: string, offset: number, film: Buffer, person = layla) =>
  sendPart(story, person, url, offset, Buffer.from(film))
const files = () =>
  story.db.rows<{ sha256: string; file_key: string }>(
    sql`select sha256, file_key from assessment_videos order by position, take`,
  )

describe('a recording', () => {
  test('arrives whole, is judged by its bytes, and is shown with its length [P-005]', async () => {
    expect(await takes()).toEqual([])
    expect(await recordTake(story, layla, token, FILM)).toMatchObject({ status: 204, offset: FILM.length })
    expect(await takes()).toEqual([{ take: 1, seconds: 90, url: expect.stringMatching(/\?expires=\d+&signature=/) }])
    const [video] = await files()
    expect(video?.sha256).toBe(sha256(FILM))
  })

  test('of forty megabytes that is cut off goes on where it stopped, and is the same to the last bit', async () => {
    const film = filmFile(119, 40 * 2 ** 20)
    const url = await urlFor(film)
    await cutPart(story, layla, url, film.subarray(0, 5_000_000), 3_000_000)
    const arrived = await arrivedOf(story, layla, url)
    expect(arrived).toBeGreaterThan(0)
    expect(arrived).toBeLessThanOrEqual(3_000_000)
    const half = 20 * 2 ** 20
    expect(await part(url, arrived, film.subarray(arrived, half))).toMatchObject({ status: 204, offset: half })
    expect(await part(url, half, film.subarray(half))).toMatchObject({ status: 204, offset: film.length })
    const [video] = await files()
    expect(video?.sha256).toBe(sha256(film))
  })

  test('says how much of it has arrived, also after the answer to its last part was lost', async () => {
    const url = await urlFor(FILM)
    await part(url, 0, FILM.subarray(0, 1000))
    const id = url.split('/').at(-1)!
    const state = async () => (await layla.call(videos.state, { params: { id } })).body.data
    expect(await state()).toEqual({ bytes: FILM.length, offset: 1000, arrived: false })
    await part(url, 1000, FILM.subarray(1000))
    expect(await arrivedOf(story, layla, url)).toBe(FILM.length)
    expect(await state()).toEqual({ bytes: FILM.length, offset: FILM.length, arrived: true })
  })

  test('two are taken for each question, the talent says which counts, and a third is refused [P-005]', async () => {
    await recordTake(story, layla, token, FILM)
    await recordTake(story, layla, token, filmFile(60))
    expect((await takes()).map(({ take, seconds }) => [take, seconds])).toEqual([
      [1, 90],
      [2, 60],
    ])
    expect((await announce(layla, token, 1000)).body.code).toBe('takes_used')
    expect((await announce(layla, token, 1000, { position: 2 })).body.data.take).toBe(1)
  })

  test('that was never finished uses up no take: announced again, the next one takes its place', async () => {
    const first = await urlFor(FILM)
    await part(first, 0, FILM.subarray(0, 1000))
    const { data } = (await announce(layla, token, FILM.length)).body
    expect(data.take).toBe(1)
    expect((await part(first, 1000, FILM.subarray(1000))).body.code).toBe('not_found')
    expect((await part(data.upload_url, 0, FILM)).status).toBe(204)
    expect(await takes()).toHaveLength(1)
  })
})

describe('behind a balancer', () => {
  /** The same world on a second node. */
  async function withTwoNodes(run: (nodes: Story[]) => Promise<void>) {
    const second = await openStory()
    second.advance(story.now().getTime() - second.now().getTime())
    await run([story, second]).finally(() => second.close())
  }

  test('each part may go to another node, and the file is the same to the last bit', () =>
    withTwoNodes(async (nodes) => {
      const film = filmFile(100, 5 * 2 ** 20)
      const url = await urlFor(film)
      const size = 700_000
      for (let [offset, n] = [0, 0]; offset < film.length; offset += size, n++) {
        const response = await sendPart(
          nodes[n % 2]!,
          layla,
          url,
          offset,
          Buffer.from(film.subarray(offset, offset + size)),
        )
        expect(response).toMatchObject({ status: 204, offset: Math.min(offset + size, film.length) })
        // The answer was lost, and the part is sent again to the other.
        const again = await sendPart(
          nodes[(n + 1) % 2]!,
          layla,
          url,
          offset,
          Buffer.from(film.subarray(offset, offset + size)),
        )
        expect(again.body.code).toBe('upload_order')
      }
      expect((await files()).map((file) => file.sha256)).toEqual([sha256(film)])
      expect(await story.db.rows(sql`select 1 from upload_parts`)).toEqual([])
    }))

  test('two nodes that are sent the same part at once keep it once, and a stranger is refused by both', () =>
    withTwoNodes(async (nodes) => {
      const sara = await liveTalent(story)
      const url = await urlFor(FILM)
      const responses = await Promise.all(
        nodes.map((node) => sendPart(node, layla, url, 0, Buffer.from(FILM.subarray(0, 9000)))),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 409]))
      for (const node of nodes)
        expect((await sendPart(node, sara, url, 9000, Buffer.from(FILM))).body.code).toBe('not_found')
      expect((await part(url, 9000, FILM.subarray(9000))).status).toBe(204)
      expect((await files())[0]?.sha256).toBe(sha256(FILM))
    }))

  test('what a node took before it died is there for the next one', async () => {
    const film = filmFile(90, 3 * 2 ** 20)
    const url = await urlFor(film)
    await withTwoNodes(async ([, second]) => {
      await cutPart(second!, layla, url, film, 2_000_000)
    })
    const arrived = await arrivedOf(story, layla, url)
    expect(arrived).toBeGreaterThan(0)
    expect((await part(url, arrived, film.subarray(arrived))).status).toBe(204)
    expect((await files())[0]?.sha256).toBe(sha256(film))
  })
})

describe('what is refused', () => {
  test('a part that repeats, leaves something out or is longer than announced changes nothing', async () => {
    const url = await urlFor(FILM)
    await part(url, 0, FILM.subarray(0, 1000))
    expect((await part(url, 0, FILM.subarray(0, 1000))).body).toMatchObject({ code: 'upload_order' })
    expect((await part(url, 5000, FILM.subarray(5000))).body).toMatchObject({ code: 'upload_order' })
    const longer = Buffer.concat([FILM.subarray(1000), Buffer.alloc(10)])
    expect(await part(url, 1000, longer)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    expect(await arrivedOf(story, layla, url)).toBe(1000)
    await part(url, 1000, FILM.subarray(1000))
    expect((await part(url, 0, FILM)).body.code).toBe('upload_order')
    expect(sha256(FILM)).toBe((await files())[0]?.sha256)
  })

  test('one that is too large is refused before its first byte', async () => {
    const { status, body } = await announce(layla, token, VIDEO_BYTES + 1)
    expect([status, body]).toMatchObject([413, { code: 'file_too_large', errors: [{ field: 'bytes' }] }])
  })

  test.each([
    ['a text', Buffer.from('not a film at all'), 'video_unreadable'],
    ['a voice without a picture', webmFile(20), 'video_unreadable'],
    ['a voice of a phone', m4aFile(20), 'video_unreadable'],
    ['the beginning of a film', FILM.subarray(0, 20), 'video_unreadable'],
    ['a film of three minutes', filmFile(180), 'video_too_long'],
  ])('%s is no answer, and uses up no take', async (_, bytes, code) => {
    expect(await recordTake(story, layla, token, bytes)).toMatchObject({ status: 422, body: { code } })
    expect(await files()).toEqual([])
    expect((await announce(layla, token, FILM.length)).body.data.take).toBe(1)
  })

  test('a take of somebody else is not there, neither to be sent nor to be watched', async () => {
    const sara = await liveTalent(story)
    const url = await urlFor(FILM)
    expect((await announce(sara, token, 1000)).body.code).toBe('not_found')
    expect((await part(url, 0, FILM, sara)).body.code).toBe('not_found')
    expect(await arrivedOf(story, sara, url)).toBe(0)
    await part(url, 0, FILM)
    const params = { id: url.split('/').at(-1)! }
    expect((await sara.call(videos.watch, { params })).body.code).toBe('not_found')
    expect((await story.person().call(videos.watch, { params })).body.code).toBe('not_found')
  })

  test('another window, another kind of question, or an attempt that does not run takes none', async () => {
    expect((await announce(layla, token, 1000, { device: 'window-two' })).body.code).toBe('open_elsewhere')
    expect((await announce(layla, token, 1000, { position: 9 })).body.code).toBe('not_found')
    const test = await started(layla, 'javascript')
    expect((await announce(layla, test.token, 1000)).body.code).toBe('wrong_answer_kind')
    const later = await invited(layla, 'teamwork')
    expect((await announce(layla, later, 1000)).body.code).toBe('attempt_not_started')
  })

  test('after the time nothing new is announced; what was under way may still arrive for five minutes', async () => {
    const [first, second] = [await urlFor(FILM), await urlFor(FILM, { position: 2 })]
    await part(first, 0, FILM.subarray(0, 1000))
    story.advance(41 * MINUTE)
    expect((await announce(layla, token, 1000, { position: 3 })).body.code).toBe('time_is_up')
    expect((await part(first, 1000, FILM.subarray(1000))).status).toBe(204)
    story.advance(UPLOAD_GRACE + 1)
    expect((await part(second, 0, FILM)).body).toMatchObject({ code: 'attempt_over' })
    expect(await files()).toMatchObject([{ sha256: sha256(FILM) }, { sha256: null }])
  })
})

describe('who watches', () => {
  const watch = (url: string, headers = {}) => fetch(story.origin + url, { headers })

  test('its owner by a link without a session, whole or by range, until it is over [P-005]', async () => {
    await recordTake(story, layla, token, FILM)
    const [{ url } = { url: '' }] = await takes()
    const full = await watch(url)
    expect(full.headers.get('content-type')).toBe('video/webm')
    expect(sha256(await full.bytes())).toBe(sha256(FILM))
    const middle = await watch(url, { range: 'bytes=100-199' })
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 100-199/${FILM.length}`])
    expect(Buffer.from(await middle.bytes())).toEqual(FILM.subarray(100, 200))
    expect((await watch(url, { range: `bytes=${FILM.length}-` })).status).toBe(416)
    const forged = [
      url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      url.replace(/expires=\d/, 'expires=9'),
      url.split('&')[0]!,
    ]
    for (const link of forged) expect(await (await watch(link)).json()).toMatchObject({ code: 'not_found' })
    story.advance(2 * HOUR)
    expect(await (await watch(url)).json()).toMatchObject({ code: 'not_found' })
  })

  test('a recruiter with their session, and no other colleague', async () => {
    await recordTake(story, layla, token, FILM)
    const { id } = await story.db.one<{ id: string }>(sql`select id from assessment_videos`)
    const watch = async (roles: string[]) => (await story.staff(roles)).call(videos.watch, { params: { id } })
    expect((await watch(['recruiter'])).headers.get('content-length')).toBe(String(FILM.length))
    expect((await watch(['finance'])).body.code).toBe('not_found')
    expect((await layla.call(videos.watch, { params: { id } })).headers.get('content-type')).toBe('video/webm')
  })
})

describe('handing in', () => {
  const submit = async () => {
    await layla.call(attempts.submit, { params: { token }, body: { device: DEVICE } })
    await gradeAll(story)
    return (await layla.call(attempts.read, { params: { token } })).body.data
  }

  test('who does not want to be filmed answers in writing, and a person reads it', async () => {
    const answer = { kind: 'video' as const, take: null, written: 'I keep the payments of a bank running.' }
    const body = { device: DEVICE, answer, flagged: false, revision: 1, seconds: 300 }
    expect((await layla.call(attempts.save, { params: { token, position: 1 }, body })).body.data.revision).toBe(1)
    expect((await read())[0]).toMatchObject({ answer, takes: [] })
    expect(await submit()).toMatchObject({ state: 'in_review', passed: null, score: null })
  })

  test('whoever answers nothing is looked at by a person as well', async () => {
    expect(await submit()).toMatchObject({ state: 'in_review', passed: null })
  })
})

describe('what is not kept', () => {
  test('uploads that were never finished are swept after a day', async () => {
    const { uploads } = story.app.platform
    // What earlier stories left behind: their rows are gone.
    await sweepUploads(story.work())
    const url = await urlFor(FILM)
    await part(url, 0, FILM.subarray(0, 1000))
    await recordTake(story, layla, token, FILM, { position: 2 })
    expect(await sweepUploads(story.work())).toBe(0)
    story.advance(DAY + 1)
    expect(await sweepUploads(story.work())).toBe(1)
    expect(await uploads.ids()).toEqual([])
    expect(await files()).toMatchObject([{ sha256: sha256(FILM) }])
  })

  test('closing the account deletes the recordings, bytes and all', async () => {
    await recordTake(story, layla, token, FILM)
    const [video] = await files()
    await layla.call(privacyRequestsContract.requestClosing)
    story.advance(31 * DAY)
    await closeDueAccounts(story.work())
    expect(await files()).toEqual([])
    // The bytes go after the commit.
    await expect.poll(() => story.app.platform.files.get(video!.file_key)).toBeNull()
  })
})
