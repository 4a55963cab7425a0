import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import type { NoticeEntry } from '@fareeq/domain/notifications/schema-centre.ts'
import { segmentsOf } from '@fareeq/domain/notifications/rules-sms.ts'
import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { News } from '../../platform/messages/news.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import { forgetOld } from './actions-centre.ts'
import { type Notice, notify } from './actions.ts'

const story = await freshStory()

const newsIn = (lang: Lang, headline: string): News => ({
  subject: `mail ${lang}`,
  title: 'title',
  paragraphs: ['words'],
  headline,
})
const notice = (overrides: Partial<Notice> = {}): Notice => ({
  kind: 'nominations',
  path: '/sq/client/nomination?ref=1',
  news: (lang) => newsIn(lang, { ar: 'رشّحنا لكم ليلى', en: 'We nominate Layla' }[lang]),
  ...overrides,
})
const tell = ({ user }: Member, overrides: Partial<Notice> = {}) =>
  story.db.transaction((db) => notify(story.work(db), user.id, notice(overrides)))
const centre = async (person: Person, query = {}) =>
  (await person.call(contract.centre, { query })).body as {
    data: NoticeEntry[]
    meta: { next_cursor: string | null; unread: number }
  }
const proved = ({ user }: Member, timezone = 'Asia/Riyadh') =>
  story.db.run(sql`update users set phone_verified_at = now(), timezone = ${timezone} where id = ${user.id}`)
type SentMessage = { channel: string; subject: string | null; text: string; html: string | null; wait: number }
const messagesTo = ({ email, user }: Member) =>
  story.db.rows<SentMessage>(sql`
    select channel, subject, text, html,
      coalesce(round(extract(epoch from not_before - created_at) / 60), 0)::int as wait
    from messages where to_address in (${email}, ${user.phone}) and not secret order by id`)

test('both sides find what they were told: newest first, counted, in both languages, and only their own', async () => {
  const [talent, client] = [await story.talent(), await story.client()]
  await tell(client)
  story.advance(MINUTE)
  await tell(client, {
    kind: 'interviews',
    news: (lang) => newsIn(lang, `second ${lang}`),
    path: '/sq/client/interviews-list',
  })
  await tell(talent, { kind: 'referrals', news: (lang) => newsIn(lang, `friend ${lang}`), path: '/bring-buddy' })
  const { data, meta } = await centre(client)
  expect(meta).toEqual({ next_cursor: null, unread: 2 })
  expect(data.map(({ title }) => title)).toEqual([
    { ar: 'second ar', en: 'second en' },
    { ar: 'رشّحنا لكم ليلى', en: 'We nominate Layla' },
  ])
  expect(data[1]).toMatchObject({ kind: 'nominations', path: '/sq/client/nomination?ref=1', read_at: null })
  expect((await centre(talent)).data.map(({ kind }) => kind)).toEqual(['referrals'])
  expect((await story.person().call(contract.centre)).status).toBe(401)
})

test('who opens the page of a notice has read it, wherever in the page it leads, and nothing else', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  const paths = ['/sq/talent/report#react', '/sq/talent/report?of=1', '/sq/talent/reports', '/talent/home']
  for (const [at, path] of [...paths, ''].entries())
    await story.db.run(sql`
      insert into notices (id, user_id, kind, title_ar, title_en, path, told, created_at)
      values (${newId(story.now())}, ${at < 4 ? talent.user.id : other.user.id}, 'assessments', 'ن', 'n',
        ${path || '/sq/talent/report'}, '[]', ${story.now()})`)
  const read = await talent.call(contract.read, { body: { path: '/sq/talent/report' } })
  expect(read.body).toEqual({ data: { unread: 2 } })
  expect((await centre(other)).meta.unread).toBe(1)
  expect((await talent.call(contract.read, { body: { path: 'report' } })).status).toBe(422)
})

test('one is read, then all; what belongs to somebody else stays as it is', async () => {
  const [client, other] = [await story.client(), await story.client({ email: 'other@acme.example' })]
  for (let n = 0; n < 3; n++) await tell(client)
  await tell(other)
  const [first] = (await centre(client)).data
  const [theirs] = (await centre(other)).data
  const read = (body: { ids: string[] } | { all: true }) => client.call(contract.read, { body })
  expect((await read({ ids: [first!.id, theirs!.id] })).body).toEqual({ data: { unread: 2 } })
  expect((await read({ ids: [first!.id] })).body).toEqual({ data: { unread: 2 } })
  expect((await centre(client, { unread: 'true' })).data.map(({ id }) => id)).not.toContain(first!.id)
  expect((await read({ all: true })).body).toEqual({ data: { unread: 0 } })
  expect((await centre(client, { unread: 'true' })).data).toEqual([])
  expect((await centre(client)).data).toHaveLength(3)
  expect((await centre(other)).meta.unread).toBe(1)
  expect((await client.send('POST', contract.read.path, {})).status).toBe(422)
})

test('a long list comes in pages, without gap or repetition', async () => {
  const client = await story.client()
  for (let n = 0; n < 45; n++) {
    story.advance(1)
    await tell(client, { news: (lang) => newsIn(lang, String(n)), urgent: true })
  }
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page = await centre(client, cursor ? { cursor } : {})
    ids.push(...page.data.map(({ title }) => title.en))
    cursor = page.meta.next_cursor
  } while (cursor)
  expect(ids).toEqual(Array.from({ length: 45 }, (_, n) => String(44 - n)))
})

test('each entry and each mail says which event and which choice caused it, and where that is changed', async () => {
  const talent = await story.talent({}, 'ar')
  await proved(talent)
  await talent.call(contract.choose, { body: { kind: 'interviews', channel: 'whatsapp', wanted: true } })
  await tell(talent, { kind: 'interviews' })
  expect((await centre(talent)).data[0]?.told).toEqual([
    { channel: 'email', reason: 'usual' },
    { channel: 'sms', reason: 'usual' },
    { channel: 'whatsapp', reason: 'chosen' },
  ])
  const [mail] = await messagesTo(talent)
  const settings = `${story.env.PUBLIC_URL}/settings?tab=notifications`
  expect(mail?.text).toBe(
    `title\n\nwords\n\n--\nفريق\n\nتصلك هذه الرسالة لأن الإعداد الافتراضي لحسابك يشمل «المقابلات» بالبريد.\nتغيير ما يصلك: ${settings}`,
  )
  expect(mail?.html).toContain(`href="${settings}"`)
  await talent.call(contract.choose, { body: { kind: 'interviews', channel: 'email', wanted: false } })
  await talent.call(contract.choose, { body: { kind: 'interviews', channel: 'email', wanted: true } })
  await tell(talent, { kind: 'interviews', urgent: true })
  expect((await messagesTo(talent)).findLast(({ channel }) => channel === 'email')?.text).toContain(
    'لأنك اخترت في الإعدادات',
  )
})

test('whoever wants no channel at all still finds it in the centre', async () => {
  const client = await story.client()
  await client.call(contract.choose, { body: { kind: 'nominations', channel: 'email', wanted: false } })
  await tell(client)
  expect(await messagesTo(client)).toEqual([])
  expect((await centre(client)).data[0]?.told).toEqual([])
})

test('several of one kind within a few minutes become one mail; another kind, and what is near, have their own', async () => {
  const client = await story.client({}, 'en')
  await tell(client, { news: (lang) => newsIn(lang, 'We nominate Layla'), path: '/sq/client/nomination?ref=1' })
  expect(await messagesTo(client)).toMatchObject([{ subject: 'mail en', wait: 5 }])
  story.advance(1)
  await tell(client, { news: (lang) => newsIn(lang, 'We nominate Khalid'), path: '/sq/client/nomination?ref=2' })
  story.advance(1)
  await tell(client, { news: (lang) => newsIn(lang, 'We nominate <Sara>'), path: '/sq/client/nomination?ref=3' })
  const [digest, ...others] = await messagesTo(client)
  expect(others).toEqual([])
  expect(digest).toMatchObject({ subject: 'Nominations, 3 new notifications', wait: 5 })
  for (const n of [1, 2, 3]) expect(digest?.text).toContain(`${story.env.PUBLIC_URL}/sq/client/nomination?ref=${n}`)
  expect(digest?.text.indexOf('Layla')).toBeLessThan(digest?.text.indexOf('Khalid') ?? 0)
  expect(digest?.html).toContain('We nominate &lt;Sara&gt;')
  expect(digest?.text).toContain('You get this email because “Nominations” are on by default')
  await tell(client, { kind: 'interviews' })
  await tell(client, { kind: 'interviews', at: after(story.now(), 23 * HOUR) })
  await tell(client, { kind: 'interviews', urgent: true })
  await tell(client, { kind: 'interviews', calendar: { method: 'REQUEST', text: 'BEGIN:VCALENDAR' } })
  expect((await messagesTo(client)).slice(1).map(({ wait }) => wait)).toEqual([5, 0, 0, 0])
  expect((await centre(client)).meta.unread).toBe(7)
})

test('five minutes later another mail begins, although the first may still wait', async () => {
  const client = await story.client()
  await tell(client)
  story.advance(4 * MINUTE)
  await tell(client)
  story.advance(2 * MINUTE)
  await tell(client)
  expect((await messagesTo(client)).map(({ subject }) => subject)).toEqual([
    'Nominations, 2 new notifications',
    'mail en',
  ])
})

test('what has left is not written anew: the next one begins another mail', async () => {
  const client = await story.client()
  await tell(client)
  await story.db.run(sql`update messages set not_before = clock_timestamp() - interval '1 second' where not secret`)
  await tell(client)
  expect(await messagesTo(client)).toHaveLength(2)
})

test.each([
  ['Asia/Riyadh', '2027-03-10T20:00:00Z', 540],
  ['Africa/Casablanca', '2027-06-10T20:00:00Z', 0],
  ['America/New_York', '2027-03-10T04:30:00Z', 510],
  ['Asia/Kolkata', '2027-03-10T20:00:00Z', 390],
])(
  'a phone in %s at %s is written to after %d minutes; the mail does not wait for the morning',
  async (zone, at, wait) => {
    const talent = await story.talent()
    await proved(talent, zone)
    story.advance(new Date(at).getTime() - story.now().getTime())
    await tell(talent, { kind: 'interviews' })
    expect((await messagesTo(talent)).map(({ channel, wait: waits }) => [channel, waits])).toEqual([
      ['email', 5],
      ['sms', wait],
    ])
  },
)

test('in the night what happens within three hours rings at once, and what is urgent as well', async () => {
  const talent = await story.talent()
  await proved(talent)
  story.advance(new Date('2027-07-10T21:00:00Z').getTime() - story.now().getTime())
  await tell(talent, { kind: 'interviews', at: after(story.now(), 2 * HOUR) })
  await tell(talent, { kind: 'interviews', urgent: true })
  expect((await messagesTo(talent)).filter(({ channel }) => channel === 'sms').map(({ wait }) => wait)).toEqual([0, 0])
})

test('no text to a phone costs more than two segments, however long the names', async () => {
  const talent = await story.talent()
  await proved(talent)
  const news = (lang: Lang) => ({ ...newsIn(lang, 'نص'), phone: 'اسم طويل '.repeat(40) })
  await tell(talent, { kind: 'interviews', news, links: ['https://fareeq.test/long', 'https://fareeq.test/i'] })
  const text = (await messagesTo(talent)).find(({ channel }) => channel === 'sms')?.text ?? ''
  expect(segmentsOf(text)).toBe(2)
  expect(text).toMatch(/https:\/\/fareeq\.test\/i$/)
})

test('killed between the change and the mail, neither is there; tried again, both are, once', async () => {
  const client = await story.client()
  const change = (dies: boolean) =>
    story.db.transaction(async (db) => {
      await db.run(sql`update users set website = 'https://changed.example' where id = ${client.user.id}`)
      await notify(story.work(db), client.user.id, notice())
      if (dies) throw new Error('killed')
    })
  await expect(change(true)).rejects.toThrow('killed')
  expect([await messagesTo(client), (await centre(client)).data]).toEqual([[], []])
  expect(await story.db.one(sql`select website from users where id = ${client.user.id}`)).not.toEqual({
    website: 'https://changed.example',
  })
  await change(false)
  expect(await messagesTo(client)).toHaveLength(1)
  expect((await centre(client)).data).toHaveLength(1)
})

test('an address that came back is written to no more, and its owner is told where they choose', async () => {
  const client = await story.client()
  await story.db.run(sql`
    insert into address_troubles (address, channel, reason, at) values (${client.email}, 'email', 'gone', now())`)
  await tell(client)
  expect(await messagesTo(client)).toEqual([])
  expect((await client.call(contract.notices)).body.meta).toEqual({ troubled: [{ channel: 'email', kind: 'refused' }] })
})

test('entries are forgotten after twelve months', async () => {
  const client = await story.client()
  await tell(client)
  const month = 30 * 24 * HOUR
  await forgetOld(story.db, after(story.now(), 11 * month))
  expect((await centre(client)).data).toHaveLength(1)
  await forgetOld(story.db, after(story.now(), 13 * month))
  expect((await centre(client)).data).toEqual([])
})
