import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { nominated } from '../../testing/interviews.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { informCompanies } from './actions-requests.ts'

let khalid: Member
let project_id: string
const story = await freshStory(async (story) => {
  khalid = await story.client()
  project_id = await finishedRequest(story, khalid)
})

/** A meeting that ended so many hours ago. */
async function meeting(state: 'held' | 'canceled', hoursAgo: number) {
  const [now, host, id] = [story.now(), newId(story.now()), newId(story.now())]
  const end = after(now, -hoursAgo * HOUR)
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at)
    values (${host}, ${`${host}@fareeq.test`}, 'Mona', ${['account_manager']}, ${now})`)
  await story.db.run(sql`insert into meeting_hosts (staff_id) values (${host})`)
  await story.db.run(sql`
    insert into meetings (id, host_id, project_id, user_id, kind, state, first_name, last_name, email, lang, starts_at,
      ends_at, timezone, token_hash, canceled_by, created_at, updated_at)
    values (${id}, ${host}, ${project_id}, ${khalid.user.id}, 'introduction', ${state}, 'Khalid', 'O', ${khalid.email}, 'en',
      ${after(end, -HOUR / 2)}, ${end}, 'Asia/Riyadh', ${Buffer.alloc(32, id.replaceAll('-', ''), 'hex')}, ${state === 'canceled' ? 'visitor' : null},
      ${end}, ${end})`)
}
const inform = () => informCompanies(story.work())
const requestMails = async () =>
  (await story.outbox(khalid.email)).filter(({ subject }) => /request|meeting/.test(subject ?? ''))

test('the morning after a meeting a company reads what comes next and by when, once', async () => {
  await meeting('held', 20)
  expect([await inform(), await inform()]).toEqual([1, 0])
  const [mail] = await requestMails()
  expect(mail?.subject).toBe('What comes next after our meeting')
  expect(mail?.text).toMatch(/first nominations by .*2026/)
  expect(mail?.text).toContain(`/client/home?request=${project_id}`)
})

test('a meeting that was canceled, or after which somebody is nominated already, is no news', async () => {
  await meeting('canceled', 20)
  expect(await inform()).toBe(0)
  await meeting('held', 20)
  await nominated(story, khalid, await liveTalent(story), project_id)
  expect(await inform()).toBe(0)
})

test('after five working days without anything new a company reads where its request stands, in its language', async () => {
  story.advance(5 * DAY)
  expect(await inform()).toBe(0)
  story.advance(4 * DAY)
  await story.db.run(sql`update users set lang = 'ar' where id = ${khalid.user.id}`)
  expect([await inform(), await inform()]).toEqual([1, 0])
  const [mail] = await story.outbox(khalid.email)
  expect(mail?.text).toContain('منذ خمسة أيام عمل')
  expect(mail?.text).toContain('ما زلنا نبحث')
})

test('what waits for the company itself is named; what was told counts as news, and a hire ends it', async () => {
  await nominated(story, khalid, await liveTalent(story), project_id)
  story.advance(9 * DAY)
  expect(await inform()).toBe(1)
  expect((await requestMails())[0]?.text).toContain('Awaiting your decision: one nomination.')
  story.advance(4 * DAY)
  expect(await inform()).toBe(0)
  story.advance(6 * DAY)
  expect(await inform()).toBe(1)
  await story.db.run(sql`update client_projects set contracted_at = ${story.now()}`)
  story.advance(9 * DAY)
  expect(await inform()).toBe(0)
})

test('whoever switched it off gets no email', async () => {
  await story.db.run(sql`
    insert into notification_choices (user_id, kind, channel, wanted, changed_at)
    values (${khalid.user.id}, 'requests', 'email', false, ${story.now()})`)
  story.advance(9 * DAY)
  expect(await inform()).toBe(1)
  expect(await requestMails()).toEqual([])
})
