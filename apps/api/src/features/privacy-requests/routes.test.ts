import { Readable } from 'node:stream'
import { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { bansOpsContract } from '@fareeq/domain/bans/contract-ops.ts'
import { DAY, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { profileProposalsOpsContract } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { profileViewsContract } from '@fareeq/domain/profile-views/contract.ts'
import { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { subscriptionsContract } from '@fareeq/domain/subscriptions/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Statement, sql } from '../../platform/db/sql.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { talentForm } from '../../testing/forms.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { enterSelection } from '../selections/actions-following.ts'
import { closeDueAccounts } from './actions-closing.ts'
import { placesOfPeople } from './queries-export.ts'
import { erasePerson } from './actions-erasure.ts'
import { FATES } from './queries.ts'
import { soon } from '../../testing/soon.ts'

const story = await freshStory()

const closing = async (member: Member) => (await member.call(contract.privacy)).body.data.closing
const subjects = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject)
const actions = async ({ user }: Member) =>
  (
    await story.db.rows<{ action: string }>(
      sql`select action from audit_entries where subject_id = ${user.id} and action like 'account.clos%' order by id`,
    )
  ).map(({ action }) => action)
const runClock = () => closeDueAccounts(story.work())

/** A person with data in every feature. */
async function lived() {
  const talent = await story.talent({ consent: { terms: true, privacy: true, marketing: true } }, 'ar')
  await talent.call(talentsContract.saveBio, { body: { bio: { ar: 'مطورة واجهات من عمّان' }, version: 1 } })
  await talent.call(subscriptionsContract.unsubscribe, { body: { comment: 'رسائل كثيرة' } })
  return talent
}

test('asking to close an account starts thirty days, once, and says the date in the person’s language', async () => {
  const talent = await story.talent({}, 'ar')
  expect(await closing(talent)).toBeNull()
  const response = await talent.call(contract.requestClosing)
  const dates = {
    requested_at: story.now().toISOString(),
    closes_at: after(story.now(), 30 * DAY).toISOString(),
    waits_for_pay: false,
  }
  expect([response.status, response.body]).toEqual([200, { data: { closing: dates } }])
  story.advance(DAY)
  const again = await Promise.all([1, 2, 3].map(() => talent.call(contract.requestClosing)))
  expect(again.map(({ body }) => body.data.closing)).toEqual([dates, dates, dates])
  const [mail, ...earlier] = (await story.outbox(talent.email)).filter(({ subject }) => subject?.includes('سيُغلق'))
  expect(earlier).toEqual([])
  expect(mail?.text).toContain('15 ديسمبر 2026')
  expect(mail?.text).toContain(`${story.env.PUBLIC_URL}/settings?tab=data`)
  expect(await actions(talent)).toEqual(['account.closing_requested'])
})

test('until then everything works, and one may change one’s mind', async () => {
  const talent = await story.talent()
  await talent.call(contract.requestClosing)
  story.advance(30 * DAY - 2 * SECOND)
  expect(await runClock()).toBe(0)
  await story.person().call(accountsContract.generateOtp, { body: { email: talent.email } })
  const otpCode = await story.codeFor(talent.email)
  const { body } = await story.person().call(accountsContract.login, { body: { email: talent.email, otpCode } })
  const back = Object.assign(story.person({ token: body.data.access_token }), {
    user: talent.user,
    email: talent.email,
  })
  expect((await back.call(contract.cancelClosing)).body).toEqual({ data: { closing: null } })
  expect((await back.call(contract.cancelClosing)).body).toEqual({ data: { closing: null } })
  expect((await subjects(talent.email)).filter((subject) => subject === 'Your Fareeq account stays open')).toHaveLength(
    1,
  )
  story.advance(DAY)
  expect(await runClock()).toBe(0)
  expect(await back.call(accountsContract.me)).toMatchObject({ status: 200 })
  expect(await actions(talent)).toEqual(['account.closing_requested', 'account.closing_cancelled'])
  // Asked again, the thirty days begin again.
  const { closes_at } = (await back.call(contract.requestClosing)).body.data.closing
  expect(closes_at).toBe(after(story.now(), 30 * DAY).toISOString())
})

test('after thirty days nothing says who it was, the address is free, and two workers close it once', async () => {
  const talent = await lived()
  const other = await story.talent()
  const { files } = story.app.platform
  const file = await files.put(Readable.from(['a picture']), { limit: 100 })
  await story.db.run(sql`
    insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key)
    values (${newId(story.now())}, ${talent.user.id}, 'talent-photo', 'laila.webp', 'image/webp', 9, ${file.sha256},
            ${file.key})`)
  await story.db.run(sql`
    insert into tickets (id, reference, kind, state, subject, body, from_name, from_email, user_id, lang, due_at, created_at, updated_at)
    values (${newId(story.now())}, 'FQ-1', 'contact', 'open', 'A question', 'From Layla', 'Layla', ${talent.email},
      ${talent.user.id}, 'ar', ${story.now()}, ${story.now()}, ${story.now()})`)
  await talent.call(contract.requestClosing)
  story.advance(30 * DAY)
  expect((await Promise.all([runClock(), runClock()])).reduce((sum, count) => sum + count)).toBe(1)

  const { db } = story
  expect(
    await db.row(sql`select status, first_name, last_name, phone, email from users where id = ${talent.user.id}`),
  ).toEqual({
    status: 'closed',
    first_name: '',
    last_name: '',
    phone: null,
    email: `${talent.user.id}@closed.invalid`,
  })
  expect(await db.rows(sql`select 1 from talent_profiles where user_id = ${talent.user.id}`)).toEqual([])
  expect(await db.rows(sql`select 1 from subscription_changes`)).toEqual([])
  expect(await db.rows(sql`select 1 from sessions where user_id = ${talent.user.id}`)).toEqual([])
  expect(await db.rows(sql`select 1 from code_records where subject = ${talent.email}`)).toEqual([])
  expect(await db.rows(sql`select kind from consents where user_id = ${talent.user.id}`)).toHaveLength(3)
  expect(await talent.call(accountsContract.me)).toMatchObject({ status: 401 })
  expect(await other.call(contract.privacy)).toMatchObject({ status: 401 })
  expect(await actions(talent)).toEqual(['account.closing_requested', 'account.closed'])

  expect(await db.rows(sql`select name from files where deleted_at is null or name <> ''`)).toEqual([])
  await soon(async () => expect(await files.get(file.key)).toBeNull())

  // One last mail; when it is gone, so is the address.
  expect(await subjects(talent.email)).toEqual(['أُغلق حسابك في منصة فريق'])
  await db.run(sql`update messages set status = 'sent', sent_at = now() where to_address = ${talent.email}`)
  await runClock()
  expect(await subjects(talent.email)).toEqual([])
  expect(await db.rows(sql`select 1 from account_closings where farewell_id is not null`)).toEqual([])

  // What stays says whose it was without a name.
  const mona = await story.staff(['operations', 'admin'])
  const [ticket] = (await mona.call(ticketsContract.list)).body.data
  const about = { subject_kind: 'user', subject_id: talent.user.id }
  const [entry] = (await mona.call(staffContract.audit, { query: about })).body.data
  expect([ticket.from_name, entry.subject_name]).toEqual([CLOSED_ACCOUNT.en, CLOSED_ACCOUNT.en])
  // Nobody is left to answer: the ticket is closed without one.
  const params = { id: ticket.id }
  expect(await mona.call(ticketsContract.answer, { params, body: { text: 'أهلًا' } })).toMatchObject({
    status: 409,
    body: { code: 'ticket_no_address' },
  })
  expect(await mona.call(ticketsContract.close, { params })).toMatchObject({ status: 200 })

  const anew = talentForm({ email: talent.email })
  expect(await story.person().call(signUpContract.register, { body: anew })).toMatchObject({ status: 201 })
})

test('the trail keeps who did what and when, and no word of the person or about them', async () => {
  const talent = await lived()
  const [mona, rami, noor] = [
    await story.staff(['admin'], 'Mona'),
    await story.staff(['operations']),
    await story.staff(),
  ]
  const body = { part: 'bio_ar', text: 'مهندسة واجهات', reason: 'عمّان كُتبت مرتين', version: 2 } as const
  const params = { id: talent.user.id }
  expect(await mona.call(profileProposalsOpsContract.change, { params, body })).toMatchObject({ status: 200 })
  const report = { talent_id: talent.user.id, text: 'Copied a test', files: [] }
  const { id } = (await rami.call(bansOpsContract.report, { body: report })).body.data
  const decision = { decision: 'dismiss', expected_state: 'reported', expected_reports: 1 } as const
  const decided = { params: { id }, body: { ...decision, reason: 'No proof against Layla' } }
  expect(await noor.call(bansOpsContract.decide, decided)).toMatchObject({ status: 200 })
  const failed = await story.db.one<{ id: string }>(sql`
    insert into messages (id, channel, to_address, lang, subject, text, status)
    values (${newId(story.now())}, 'email', ${talent.email}, 'ar', 'A subject', 'words', 'failed') returning id`)
  const dismissed = { params: failed, body: { reason: 'Layla has a new address' } }
  expect(await rami.call(messagesContract.dismiss, dismissed)).toMatchObject({ status: 200 })
  const entries = () =>
    story.db.rows<{ action: string; details: object }>(sql`
      select action, details from audit_entries
      where actor_kind = 'staff' and action ~ '^(profile|ban|message)' and actor_id is not null order by id`)
  const before = JSON.stringify(await entries())
  for (const word of ['مطورة', 'مهندسة', 'مرتين', 'Layla']) expect(before).toContain(word)
  await talent.call(contract.requestClosing)
  story.advance(30 * DAY)
  expect(await runClock()).toBe(1)
  expect(await entries()).toEqual([
    { action: 'profile.reworded', details: { part: 'bio_ar', erased: true } },
    { action: 'ban.reported', details: {} },
    { action: 'ban.dismissed', details: { erased: true } },
    { action: 'message.dismissed', details: { erased: true } },
  ])
  const trail = JSON.stringify(await story.db.rows(sql`select details from audit_entries`))
  expect(trail).not.toMatch(/مطورة|مهندسة|مرتين|Layla|رسائل/)
})

test('every table that points at a person has a fate, and what is to be deleted is', async () => {
  const places = (await placesOfPeople(story.db))
    // Child tables are deleted by cascade.
    .filter(({ table }) => !/^(?:talent_(?:projects|experiences|educations|certifications)|selection_.*)$/.test(table))
    .map(({ table, column }) => `${table}.${column}`)
  expect(places.toSorted()).toEqual(Object.keys(FATES).toSorted())
  const statements: string[] = []
  const record = async ({ text }: Statement) => void statements.push(text)
  const db = { run: record, also: record } as unknown as Db
  await erasePerson(story.work(db), { id: 'i', email: 'e', phone: null })
  const deleted = statements.flatMap(
    (text) => /^\s*delete from (\w+) where (\w+) = \$1$/.exec(text)?.slice(1).join('.') ?? [],
  )
  expect(deleted).toEqual(expect.arrayContaining(Object.keys(FATES).filter((place) => FATES[place] === 'deleted')))
})

test('what colleagues wrote about somebody is theirs to read, without who of us wrote it', async () => {
  const talent = await lived()
  await story.db.transaction((db) => enterSelection(story.work(db), talent.user.id))
  const sara = await story.staff(['recruiter'], 'Sara')
  const params = { id: talent.user.id }
  await sara.call(selectionRecordContract.note, { params, body: { text: 'Calm under pressure.', mentions: [] } })
  const marks = CRITERIA.map((id) => ({ id, mark: 3 as const, evidence: 'She led two releases.' }))
  await sara.call(selectionRecordContract.evaluate, {
    params,
    body: { marks, recommendation: 'yes', expected_version: null },
  })
  const { body } = await talent.call(contract.exportData)
  expect(body.selection_notes).toMatchObject([{ text: 'Calm under pressure.' }])
  expect(body.selection_evaluations).toMatchObject([{ recommendation: 'yes', marks }])
  const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Sara'`)
  expect(JSON.stringify([body.selection_notes, body.selection_evaluations, body.selection_moves])).not.toContain(id)
})

test('a person takes everything we hold about them along, and no secret', async () => {
  const talent = await lived()
  await story.talent()
  await talent.call(contract.requestClosing)
  const { status, headers, body } = await talent.call(contract.exportData)
  expect(status).toBe(200)
  const day = story.now().toISOString().slice(0, 10)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="fareeq-${day}.json"`)
  expect(body.account).toMatchObject({ email: talent.email, first_name: 'ليلى' })
  expect(body.talent_profiles).toMatchObject([{ bio_ar: 'مطورة واجهات من عمّان' }])
  expect(body.consents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['marketing', 'privacy', 'terms'])
  expect(body.sessions).toHaveLength(1)
  expect(body.subscription_changes).toMatchObject([{}, {}, {}])
  expect(body.subscription_changes[0]).toMatchObject({ comment: 'رسائل كثيرة' })
  expect(body.trail.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['account.opened', 'session.opened', 'subscription.left', 'data.exported']),
  )
  for (const { table } of await placesOfPeople(story.db)) expect(body).toHaveProperty(table)
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/"[a-z_]*(?:hash|secret|token)"/)
  // The mail with the code was sent, too; its words would open the account.
  expect(body.messages.map(({ subject }: { subject: string }) => subject)).toEqual(['سيُغلق حسابك في منصة فريق'])
  expect(new Set(body.sessions.map(({ user_id }: { user_id: string }) => user_id))).toEqual(new Set([talent.user.id]))
})

test('the same can be read on paper, in the person’s language', async () => {
  const talent = await lived()
  const response = await fetch(`${story.origin}/api/users/privacy/export?format=pdf`, {
    headers: { authorization: `Bearer ${talent.token}`, 'accept-language': 'ar' },
  })
  const day = story.now().toISOString().slice(0, 10)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fareeq-${day}.pdf"`)
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const text = (await extractText(pdf, { mergePages: true })).text.normalize('NFKC')
  for (const word of [talent.email, 'الحساب', 'الموافقات', 'واجهات', 'account.opened']) expect(text).toContain(word)
  expect(text).not.toMatch(/hash|secret|token/)
})

test('nobody has seen a new profile; later a talent sees who did, what of it and why, and nobody else’s', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  expect((await talent.call(profileViewsContract.profileViews)).body).toEqual({ data: [], meta: { more: false } })
  await story.db.run(sql`
    insert into profile_views (talent_id, viewer_kind, viewer, parts, ground, at)
    select ${talent.user.id}, 'client', 'Company ' || n, array['profile', 'salary'], 'nomination',
      ${story.now()}::timestamptz - n * interval '1 hour' from generate_series(1, 21) n`)
  const { body } = await talent.call(profileViewsContract.profileViews)
  expect([body.data.length, body.meta.more]).toEqual([20, true])
  expect(body.data[0]).toMatchObject({ viewer: 'Company 1', parts: ['profile', 'salary'], ground: 'nomination' })
  const rest = await talent.call(profileViewsContract.profileViews, { query: { before: body.data[19].id } })
  expect(rest.body).toMatchObject({ data: [{ viewer: 'Company 21' }], meta: { more: false } })
  expect((await other.call(profileViewsContract.profileViews)).body.data).toEqual([])
})
