import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { trackingContract as contract } from '@fareeq/domain/tracking/contract.ts'
import { trackingErrors } from '@fareeq/domain/tracking/errors.ts'
import { CLICK_IDS, UTM_KEYS, UTM_LABELS } from '@fareeq/domain/tracking/rules.ts'
import type { PageView } from '@fareeq/domain/tracking/schema.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { expectRefusal, freshStory } from '../../testing/story.ts'
import type { TrackedEvent } from './queries.ts'

const story = await freshStory()

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
const SESSION = '5b8e4f5e-6f0c-4a51-9f1c-2f1f1c1c1c1c'

const view = (overrides: Partial<PageView> = {}): PageView => ({
  name: 'page_view',
  path: '/home/client',
  title: 'فريق - للشركات',
  lang: 'ar',
  at: story.now().toISOString(),
  ...overrides,
})
type Headers = Record<string, string>
const send = (events: PageView[], { session, ...headers }: Headers & { session?: string } = {}) =>
  story.person().call(contract.sendEvents, { body: { events, session } }, { 'user-agent': BROWSER, ...headers })
const eventRows = () => story.db.rows<TrackedEvent & { id: number }>(sql`select * from tracking_events order by id`)

describe('page views', () => {
  test('are kept with their language, their title, the site they came from and where the visitor was won [E-065 E-067]', async () => {
    const utm = Object.fromEntries(UTM_KEYS.map((key) => [key, `the ${key}`]))
    const before = after(story.now(), -3 * MINUTE)
    const first = view({ at: before.toISOString(), entry: true, referrer: 'https://www.google.com/search?q=x', utm })
    const answer = await send([first, view({ lang: 'en', path: '/why', title: undefined })], { session: SESSION })
    expect([answer.status, answer.body]).toEqual([202, { data: { accepted: 2 } }])
    const [one, two] = await eventRows()
    expect(one).toMatchObject({
      at: before,
      path: '/home/client',
      title: 'فريق - للشركات',
      lang: 'ar',
      referrer: 'www.google.com',
      utm,
      source: 'the utm_source',
      campaign: 'the utm_campaign',
      session_id: SESSION,
      steps: ['visit'],
    })
    expect(Object.keys(one?.utm ?? {}).toSorted()).toEqual([...UTM_LABELS, ...CLICK_IDS].toSorted())
    expect(two).toMatchObject({ lang: 'en', path: '/why', title: null, referrer: null, utm: null, steps: [] })
  })

  test('WhatsApp is called Whapp, in whatever letters it was written [E-066]', async () => {
    const spellings = ['whatsapp', 'WhatsApp', ' WHATSAPP ']
    await send(spellings.map((utm_source) => view({ utm: { utm_source } })))
    expect((await eventRows()).map(({ source, utm }) => [source, utm])).toEqual(
      spellings.map(() => ['Whapp', { utm_source: 'Whapp' }]),
    )
  })

  test('tell neither the address nor the browser of anybody, nor what only the person may know', async () => {
    const token = 'Zx9-QpL2mN8vB4cR7tY1wE5u'
    await send(
      [
        view({ path: `/assessment/${token}?code=0421` }),
        view({ path: '/unsubscribe/01a1de6f-5280-791c-bb4f-825cb260a8bf?email=sara@nakhla.sa' }),
        view({
          path: `/login?redirect=%2Fsq%2Fclient%2Ftalent-profile%2F7&token=${token}&Campaign=ramadan&type=1#otp`,
        }),
        view({ path: '/services/team-as-a-service', referrer: `https://mail.example/read?session=${token}` }),
      ],
      { 'x-forwarded-for': '203.0.113.9' },
    )
    const rows = await eventRows()
    expect(rows.map(({ path, referrer, campaign }) => [path, referrer, campaign])).toEqual([
      ['/assessment/:id', null, ''],
      ['/unsubscribe/:id', null, ''],
      ['/login?Campaign=ramadan&type=1', null, 'ramadan'],
      ['/services/team-as-a-service', 'mail.example', ''],
    ])
    for (const secret of [token, '0421', 'sara', '203.0.113', '127.0.0.1', 'iPhone', 'Safari'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('belong to a session only where the browser names one: in the message, or as every call does', async () => {
    await send([view()])
    await send([view()], { 'x-session-id': SESSION })
    await send([view()], { session: SESSION, 'x-session-id': 'another-session' })
    await send([view()], { session: "x'; drop table users" })
    expect((await eventRows()).map(({ session_id }) => session_id)).toEqual([null, SESSION, SESSION, null])
  })

  test('a clock that is wrong, or a page that was offline for long, counts as now', async () => {
    const now = story.now()
    const moments = [-2 * HOUR, -HOUR, -MINUTE, MINUTE, HOUR].map((away) => after(now, away))
    await send(moments.map((at) => view({ at: at.toISOString() })))
    expect((await eventRows()).map(({ at }) => at)).toEqual([now, moments[1], moments[2], now, now])
  })
})

describe('what is not a page view of ours', () => {
  test('events that another site sends are refused; our own pages, by whichever name they are open, are heard', async () => {
    const events = [view()]
    const from =
      (headers: Headers) =>
      (person = story.person()) =>
        person.call(contract.sendEvents, { body: { events } }, { 'user-agent': BROWSER, ...headers })
    const { status, ...sentences } = trackingErrors.foreign_origin
    const strangers: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: `${story.env.PUBLIC_URL}.evil.example` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of strangers) await expectRefusal(story, from(headers), [status, 'foreign_origin', sentences])
    expect(await eventRows()).toEqual([])
    for (const origin of [story.env.PUBLIC_URL, story.origin])
      expect(await from({ origin, 'sec-fetch-site': 'same-origin' })()).toMatchObject({ status: 202 })
    expect(await eventRows()).toHaveLength(2)
  })

  test('a robot hears the same as everybody and leaves nothing', async () => {
    const robots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'WhatsApp/2.23.20',
      'curl/8',
    ]
    for (const name of robots)
      expect(await send([view()], { 'user-agent': name })).toMatchObject({
        status: 202,
        body: { data: { accepted: 1 } },
      })
    expect(await eventRows()).toEqual([])
  })

  test('too many at once, nothing at all, broken text and unknown words are refused, field by field', async () => {
    const request = (body: unknown) => story.person().send('POST', contract.sendEvents.path, body)
    const refused: [unknown, number, string | undefined][] = [
      [{ events: Array.from({ length: 51 }, () => view()) }, 422, 'events'],
      [{ events: [] }, 422, 'events'],
      [{}, 422, 'events'],
      [{ events: [view({ path: 'home' })] }, 422, 'events.0.path'],
      [{ events: [view({ path: `/${'a'.repeat(2001)}` })] }, 422, 'events.0.path'],
      [{ events: [view({ lang: 'fr' as 'ar' })] }, 422, 'events.0.lang'],
      [{ events: [view({ at: 'yesterday' })] }, 422, 'events.0.at'],
      [{ events: [view({ utm: { utm_source: 'x'.repeat(301) } })] }, 422, 'events.0.utm.utm_source'],
      [{ events: [{ ...view(), email: 'sara@nakhla.sa' }] }, 422, 'events.0'],
      ['{"events":', 400, undefined],
    ]
    for (const [body, status, field] of refused) {
      const answer = await request(body)
      expect([answer.status, answer.body.errors[0].field], JSON.stringify(body).slice(0, 200)).toEqual([status, field])
    }
    expect(await send(Array.from({ length: 50 }, () => view()))).toMatchObject({ status: 202 })
    expect(await eventRows()).toHaveLength(50)
  })

  test('who sends without end is asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 241 }, () => send([view()])))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    story.advance(MINUTE)
    expect(await send([view()])).toMatchObject({ status: 202 })
  })
})
