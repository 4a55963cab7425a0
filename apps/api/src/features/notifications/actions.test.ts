import { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import { NOTICE_KINDS } from '@fareeq/domain/notifications/limits.ts'
import type { Channel } from '@fareeq/domain/notifications/limits.ts'
import type { NoticeKind, Notices } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/notifications/limits.ts'
import { subscriptionsContract } from '@fareeq/domain/subscriptions/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, type Person, expectRefusal, freshStory } from '../../testing/story.ts'
import { notify } from './actions.ts'

const story = await freshStory()

const consent = { terms: true, privacy: true, marketing: true } as const
const choose = (person: Person, kind: NoticeKind, channel: Channel, isOn: boolean) =>
  person.call(contract.choose, { body: { kind, channel, wanted: isOn } })
const isEnabled = async (person: Person, kind: NoticeKind) =>
  ((await person.call(contract.notices)).body.data as Notices)
    .find((one) => one.kind === kind)
    ?.channels.filter((one) => one.wanted)
    .map(({ channel }) => channel)

type SentMessage = {
  channel: string
  to: string
  subject: string | null
  text: string
  headers: Record<string, string>
}
const tell = async (member: Member, kind: NoticeKind): Promise<SentMessage[]> => {
  await story.db.run(sql`delete from messages`)
  await notify(story.work(), member.user.id, {
    kind,
    path: '/settings',
    news: (lang) => ({ subject: `${kind} ${lang}`, title: kind, paragraphs: [] }),
    links: [],
  })
  return story.db.rows<SentMessage>(
    sql`select channel, to_address as to, subject, text, headers from messages order by channel`,
  )
}
const oneClick = (mail: SentMessage | undefined) =>
  new URL(/^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname

test('a person is told by the channels they chose, in their language, and by no other', async () => {
  const talent = await story.talent({}, 'ar')
  await story.db.run(sql`update users set phone_verified_at = now() where id = ${talent.user.id}`)
  const { email, user } = talent
  const mail = { channel: 'email', to: email, subject: 'interviews ar', text: expect.any(String), headers: {} }
  const phone = (channel: string) => ({ channel, to: user.phone, subject: null, text: 'interviews ar', headers: {} })
  expect(await isEnabled(talent, 'interviews')).toEqual(['email', 'sms'])
  expect(await tell(talent, 'interviews')).toEqual([mail, phone('sms')])
  await choose(talent, 'interviews', 'sms', false)
  expect(await choose(talent, 'interviews', 'whatsapp', true)).toMatchObject({ status: 200 })
  expect(await isEnabled(talent, 'interviews')).toEqual(['email', 'whatsapp'])
  expect(await tell(talent, 'interviews')).toEqual([mail, phone('whatsapp')])
  await choose(talent, 'interviews', 'email', false)
  await choose(talent, 'interviews', 'whatsapp', false)
  expect(await tell(talent, 'interviews')).toEqual([])
})

test('a number that was never proved is sent nothing', async () => {
  const talent = await story.talent()
  expect((await tell(talent, 'interviews')).map(({ channel }) => channel)).toEqual(['email'])
})

test('whoever has closed their account is told nothing', async () => {
  const talent = await story.talent({ consent })
  await story.db.run(sql`update users set status = 'closed'`)
  expect(await tell(talent, 'newsletter')).toEqual([])
})

test('only mails of the lists can be left from the mailbox, and each of them can', async () => {
  const talent = await story.talent({ consent })
  for (const kind of NOTICE_KINDS) {
    const [mail] = await tell(talent, kind)
    expect(mail?.headers['List-Unsubscribe-Post'], kind).toBe(isList(kind) ? 'List-Unsubscribe=One-Click' : undefined)
    if (!isList(kind)) continue
    expect(oneClick(mail)).toMatch(/^\/api\/unsubscribe\/one-click\/[\w-]+$/)
    expect(mail?.text).toContain(`${story.env.PUBLIC_URL}/unsubscribe/${talent.user.id}?subscription=${kind}`)
  }
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a form in parts', 'multipart/form-data; boundary=b', '--b\r\n\r\nOne-Click\r\n--b--'],
])(
  'one press in the mailbox, sent as %s, leaves that list without signing in, and a second changes nothing',
  async (_, type, body) => {
    const talent = await story.talent({ consent })
    const [mail] = await tell(talent, 'newsletter')
    const press = () => story.person({ lang: 'ar' }).send('POST', oneClick(mail), body, { 'content-type': type })
    expect(await press()).toMatchObject({ status: 200, body: { message: 'تم إلغاء الاشتراك.' } })
    expect(await press()).toMatchObject({ status: 200 })
    const { body: lists } = await talent.call(subscriptionsContract.subscriptions)
    expect(lists.data).toEqual([
      { list: 'opportunities', subscribed: true },
      { list: 'newsletter', subscribed: false },
      { list: 'reminders', subscribed: true },
    ])
    expect(await story.db.rows(sql`select list, way from subscription_changes`)).toEqual([
      { list: 'newsletter', way: 'one_click' },
    ])
    expect(await tell(talent, 'newsletter')).toEqual([])
  },
)

test('opening that address changes nothing and leads to the page; a forged one is not found', async () => {
  const talent = await story.talent({ consent })
  const [mail] = await tell(talent, 'reminders')
  const opened = await story.person().send('GET', oneClick(mail))
  expect(opened.status).toBe(302)
  expect(opened.headers.get('location')).toBe(
    `${story.env.PUBLIC_URL}/unsubscribe/${talent.user.id}?subscription=reminders`,
  )
  expect(await isEnabled(talent, 'reminders')).toEqual(['email'])
  const forged = oneClick(mail)
    .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    .replace(/click\/.{8}/, 'click/AAAAAAAA')
  const notFound = [404, 'not_found', { en: 'Not found.', ar: 'غير موجود.' }] as const
  for (const path of [forged, `/api/unsubscribe/one-click/${'A'.repeat(80)}`, '/api/unsubscribe/one-click/x'])
    for (const method of ['GET', 'POST'])
      await expectRefusal(story, (person) => person.send(method, path), [...notFound])
})

test('leaving in the settings is leaving the list, and needs no reason', async () => {
  const talent = await story.talent({ consent })
  expect(await choose(talent, 'newsletter', 'email', false)).toMatchObject({ status: 200 })
  expect(await story.db.rows(sql`select list, subscribed, way from subscription_changes`)).toEqual([
    { list: 'newsletter', subscribed: false, way: 'settings' },
  ])
  expect(await tell(talent, 'newsletter')).toEqual([])
})

test('what is not offered to a person cannot be chosen', async () => {
  const client = await story.client()
  const request = (kind: NoticeKind, channel: Channel) => (person: Person) =>
    choose(Object.assign(person, { token: client.token }), kind, channel, true)
  const refused = [
    422,
    'choice',
    { en: 'Choose one of the options', ar: 'اختر أحد الخيارات' },
    { field: 'channel' },
  ] as const
  await expectRefusal(story, request('profile_views', 'email'), [...refused])
  await expectRefusal(story, request('opportunities', 'email'), [...refused])
})
