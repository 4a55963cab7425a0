import { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import {
  staffAccountsContract as contract,
  staffSetupContract as setup,
} from '@fareeq/domain/staff/contract-accounts.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { totpCode } from '../../platform/totp.ts'
import { fromBase32 } from '../../testing/base32.ts'
import { scanRows } from '../../testing/qr-scanner.ts'
import { finishedRequest } from '../../testing/market.ts'
import { hostMeetings } from '../../testing/hosts.ts'
import { freshStory, type Person } from '../../testing/story.ts'
import { inviteFirstAdmin } from './actions-commands.ts'
import { soon } from '../../testing/soon.ts'

let mona: Person
const story = await freshStory(async (story) => void (mona = await story.staff(['admin'], 'Mona')))

const idOf = async (name: string) =>
  (await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)).id
const hire = async (roles: string[], name: string) => ({ person: await story.staff(roles, name), id: await idOf(name) })
const email = 'sara@fareeq.test'

/** The link of the newest mail, and what an app would show that scanned it. */
async function linkFor(address: string) {
  const [mail] = await story.outbox(address)
  return /\/ops\/setup#link=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function setUp(link: string, name = 'Sara') {
  const { body } = await story.person().call(setup.offer, { body: { link } })
  const totp = totpCode(fromBase32(body.data.secret), totpStep(story.now()))
  return { offer: body.data, answer: await story.person().call(setup.confirm, { body: { link, name, totp } }) }
}
const trail = async () =>
  (
    await story.db.rows<{ action: string }>(
      sql`select action from audit_entries where action like 'colleague.%' order by id`,
    )
  ).map(({ action }) => action.slice('colleague.'.length))

describe('an invitation', () => {
  test('brings a colleague in: by mail, with a name of their own and an authenticator, once', async () => {
    const invited = await mona.call(contract.invite, { body: { email, roles: ['matcher', 'matcher', 'recruiter'] } })
    expect(invited).toMatchObject({ status: 201, body: { data: { invitations: [{ email, invited_by: 'Mona' }] } } })
    const link = await linkFor(email)
    const wrong = await story.person().call(setup.confirm, { body: { link, name: 'Sara', totp: '000000' } })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'totp_wrong' } })
    const { offer, answer } = await setUp(link)
    expect(offer).toMatchObject({ email, name: null, roles: ['recruiter', 'matcher'] })
    expect(offer.uri).toContain(`otpauth://totp/Fareeq%3Asara%40fareeq.test?secret=${offer.secret}`)
    expect(scanRows(offer.qr)).toBe(offer.uri)
    expect(answer).toMatchObject({ status: 200, body: { data: { staff: { name: 'Sara', email } } } })
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 410 })

    const { accounts, invitations } = (await mona.call(contract.list)).body.data
    expect(invitations).toEqual([])
    expect(accounts.find((one: { email: string }) => one.email === email)).toMatchObject({
      has_authenticator: true,
      open_sessions: 1,
      locked_until: null,
      roles: ['recruiter', 'matcher'],
    })
    expect(await trail()).toEqual(['invited', 'joined'])
  })

  test('is refused for whoever is here or invited, sent again after a while, withdrawn, and over after seven days', async () => {
    const invite = (to: string) => mona.call(contract.invite, { body: { email: to, roles: ['content'] } })
    await invite(email)
    expect(await invite(email)).toMatchObject({ status: 409, body: { code: 'staff_invited_already' } })
    const { email: existingEmail } = await story.db.one<{ email: string }>(sql`select email from staff`)
    expect(await invite(existingEmail)).toMatchObject({ status: 409, body: { code: 'staff_exists' } })
    const { id } = (await mona.call(contract.list)).body.data.invitations[0]
    expect(await mona.call(contract.inviteAgain, { params: { id } })).toMatchObject({ status: 429 })
    story.advance(7 * DAY)
    mona = await story.staff(['admin'], 'Mona again')
    const link = await linkFor(email)
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 410 })
    expect((await mona.call(contract.inviteAgain, { params: { id } })).body.data.invitations[0].expired).toBe(false)
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 200 })
    expect((await mona.call(contract.uninvite, { params: { id } })).body.data.invitations).toEqual([])
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 410 })
  })

  test('of the first admin comes from a command, and from none once there is one', async () => {
    expect(await inviteFirstAdmin(story.db, story.env, email, story.now())).toBeNull()
    await story.db.run(sql`update staff set active = false`)
    const url = (await inviteFirstAdmin(story.db, story.env, email, story.now())) ?? ''
    const link = url.split('#link=')[1]!
    await story.db.run(sql`update staff set active = true`)
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 410 })
    await story.db.run(sql`update staff set active = false`)
    expect((await setUp(link)).answer).toMatchObject({ status: 200, body: { data: { staff: { roles: ['admin'] } } } })
  })
})

describe('roles', () => {
  test('count from the next call on, and the second of two admins is told who was faster', async () => {
    const rami = await hire(['matcher'], 'Rami')
    expect(await rami.person.call(requestsOpsContract.board)).toMatchObject({ status: 200 })
    const set = (by: Person, roles: ('content' | 'finance')[], expectedRoles: ('matcher' | 'content')[]) =>
      by.call(contract.setRoles, { params: { id: rami.id }, body: { roles, expected_roles: expectedRoles } })
    expect((await set(mona, ['content'], ['matcher'])).body.data.account.roles).toEqual(['content'])
    expect(await rami.person.call(requestsOpsContract.board)).toMatchObject({ status: 403 })
    expect((await rami.person.call(staffContract.me)).body.data.roles).toEqual(['content'])
    const other = await story.staff(['admin'], 'Other')
    const late = await set(other, ['finance'], ['matcher'])
    expect(late).toMatchObject({ status: 409, body: { code: 'roles_changed' } })
    expect(late.body.message).toContain('Mona')
  })

  test('of the last admin are not taken away, nor does their account end', async () => {
    const id = await idOf('Mona')
    const demoted = await mona.call(contract.setRoles, {
      params: { id },
      body: { roles: ['content'], expected_roles: ['admin'] },
    })
    expect(demoted).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    const ended = await mona.call(contract.end, { params: { id }, body: { reason: 'x' } })
    expect(ended).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  })

  // The embedded engine has one connection: there nobody waits for a row.
  test.runIf(story.engine === 'postgres')('are changed in one order of locks, whoever is changed by whom', async () => {
    const noura = await hire(['matcher'], 'Noura')
    const last = await hire(['admin'], 'Zaid')
    const change = (id: string) =>
      mona.call(contract.setRoles, { params: { id }, body: { roles: ['content'], expected_roles: ['matcher'] } })
    const lock = (db: Db, id: string) => db.one(sql`select id from staff where id = ${id} for update nowait`)
    let answer: ReturnType<typeof change> | undefined
    await story.db.transaction(async (db) => {
      await lock(db, noura.id)
      answer = change(noura.id)
      const waiting = sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await soon(async () => expect(await db.rows(waiting)).toHaveLength(1))
      // Zaid comes after Noura, so nobody who waits for her has locked him.
      await lock(db, last.id)
    })
    expect(await answer).toMatchObject({ status: 200, body: { data: { account: { roles: ['content'] } } } })
  })

  test('of two admins who remove each other at once leave one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await hire(['admin'], `One ${round}`), await hire(['admin'], `Two ${round}`)]
      await story.db.run(sql`update staff set roles = '{content}' where id <> all(${[one.id, two.id]})`)
      const end = (by: Person, id: string) => by.call(contract.end, { params: { id }, body: { reason: 'leaving' } })
      const answers = await Promise.all([end(one.person, two.id), end(two.person, one.id)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect([401, 403]).toContain(Math.max(...answers.map(({ status }) => status)))
      const activeAdmins = await story.db.rows(sql`select 1 from staff where active and 'admin' = any(roles)`)
      expect(activeAdmins).toHaveLength(1)
    }
  })
})

describe('an account that ends', () => {
  test('hands over what it owns, in one go or not at all', async () => {
    const [rami, huda] = [await hire(['matcher', 'account_manager'], 'Rami'), await hire(['matcher'], 'Huda')]
    const client = await story.client()
    const project = await finishedRequest(story, client)
    await story.db.run(sql`update client_projects set manager_id = ${rami.id}`)
    await story.db.run(sql`
      insert into tickets (id, reference, kind, state, subject, body, from_name, from_email, lang, data, due_at, created_at, updated_at, owner_id)
      values (gen_random_uuid(), 'T-1', 'consultant', 'open', '', '', 'N', 'n@n.sa', 'ar', '{}', ${story.now()}, ${story.now()}, ${story.now()}, ${rami.id})`)
    const { owned } = (await mona.call(contract.read, { params: { id: rami.id } })).body.data
    expect(owned).toMatchObject([
      { kind: 'tickets', count: 1, items: [{ name: 'T-1' }] },
      { kind: 'requests', count: 1, items: [{ id: project }] },
      { kind: 'meetings', count: 0, items: [] },
      { kind: 'companies', count: 0, items: [] },
    ])
    const end = (to: Record<string, string>) =>
      mona.call(contract.end, { params: { id: rami.id }, body: { reason: 'leaves us', to } })
    const refused = await end({ requests: huda.id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'still_owns', data: { owned: { tickets: 1 } } } })
    expect(refused.body.message).toContain('one ticket')
    expect(await story.db.rows(sql`select 1 from client_projects where manager_id = ${huda.id}`)).toEqual([])
    // A matcher does not answer consultants' tickets: the kind refuses what the role lets in.
    expect(await end({ requests: huda.id, tickets: huda.id })).toMatchObject({ status: 409 })
    expect(await end({ requests: huda.id, tickets: rami.id })).toMatchObject({ status: 422 })
    expect(await end({ requests: huda.id, tickets: await idOf('Mona') })).toMatchObject({
      status: 200,
      body: { data: { account: { active: false, open_sessions: 0 } } },
    })
    expect(await rami.person.call(staffContract.me)).toMatchObject({ status: 401 })
    const [mail] = await story.outbox(`${huda.id}@fareeq.test`)
    expect(mail?.text).toContain('طلب واحد')
    const entries = await story.db.rows(sql`select action, details from audit_entries where action like '%handed_over'`)
    expect(entries).toEqual([
      { action: 'ticket.handed_over', details: { from: 'Rami', to: 'Mona' } },
      { action: 'request.handed_over', details: { from: 'Rami', to: 'Huda' } },
    ])
    expect(await end({})).toMatchObject({ status: 409, body: { code: 'staff_ended' } })
  })
})

test('a lost authenticator is replaced by two persons, neither of them its owner', async () => {
  const [rami, other] = [await hire(['matcher', 'admin'], 'Rami'), await hire(['admin'], 'Other')]
  const params = { id: rami.id }
  const response = await mona.call(contract.askReset, { params, body: { reason: 'Lost the phone' } })
  expect(response.body.data.account.reset).toMatchObject({ reason: 'Lost the phone', can_confirm: false })
  expect(await other.person.call(contract.askReset, { params, body: { reason: 'Me too' } })).toMatchObject({
    status: 409,
    body: { code: 'reset_asked_already' },
  })
  for (const person of [mona, rami.person])
    expect(await person.call(contract.confirmReset, { params })).toMatchObject({
      status: 409,
      body: { code: 'reset_own' },
    })
  expect(await other.person.call(contract.confirmReset, { params })).toMatchObject({ status: 200 })
  expect(await rami.person.call(staffContract.me)).toMatchObject({ status: 401 })
  expect(await other.person.call(contract.confirmReset, { params })).toMatchObject({ body: { code: 'reset_over' } })
  const { offer, answer } = await setUp(await linkFor(`${rami.id}@fareeq.test`), 'Another name')
  expect(offer.name).toBe('Rami')
  expect(answer).toMatchObject({ status: 200, body: { data: { staff: { id: rami.id, name: 'Rami' } } } })
  expect(await trail()).toEqual(['reset_asked', 'reset_confirmed', 'authenticator_set'])
})

test('sessions are seen and ended, and a locked sign-in is opened', async () => {
  const rami = await hire(['matcher'], 'Rami')
  const params = { id: rami.id }
  await rami.person.call(staffContract.me)
  const { sessions, account } = (await mona.call(contract.read, { params })).body.data
  expect([sessions.length, account.last_seen_at]).toEqual([1, story.now().toISOString()])
  const own = (await mona.call(contract.read, { params: { id: await idOf('Mona') } })).body.data.sessions
  expect(own).toMatchObject([{ current: true }])
  const ended = await mona.call(contract.endSession, { params: { ...params, session_id: sessions[0].id } })
  expect(ended.body.data.sessions).toEqual([])
  expect(await rami.person.call(staffContract.me)).toMatchObject({ status: 401 })

  await story.db.run(sql`
    insert into code_records (kind, subject, browser, address, retries, blocked_until)
    values ('email', ${`staff:${rami.id}@fareeq.test`}, 'b', '', 3, ${after(story.now(), 60 * MINUTE)})`)
  expect((await mona.call(contract.read, { params })).body.data.account.locked_until).not.toBeNull()
  expect((await mona.call(contract.unlock, { params })).body.data.account.locked_until).toBeNull()
  expect(await trail()).toEqual(['signed_out', 'unlocked'])
})

test('a meeting ahead keeps its time with a host who is free, and refuses the end while nobody is', async () => {
  const [rami, saud] = [await hire(['account_manager'], 'Rami'), await hire(['account_manager'], 'Saud')]
  for (const { id } of [rami, saud]) await hostMeetings(story, id)
  const book = (host: string, email: string) =>
    story.db.run(sql`
      insert into meetings (id, host_id, kind, state, first_name, last_name, email, lang, starts_at, ends_at, timezone,
        token_hash, created_at, updated_at)
      values (gen_random_uuid(), ${host}, 'introduction', 'booked', 'Noura', 'S', ${email}, 'en',
        ${after(story.now(), DAY)}, ${after(story.now(), DAY + 30 * MINUTE)}, 'Asia/Riyadh',
        decode(md5(${email}) || md5(${email}), 'hex'), ${story.now()}, ${story.now()})`)
  await book(rami.id, 'noura@shop.sa')
  await book(saud.id, 'other@shop.sa')
  const end = () =>
    mona.call(contract.end, { params: { id: rami.id }, body: { reason: 'leaves us', to: { meetings: saud.id } } })
  expect(await end()).toMatchObject({ status: 409, body: { data: { owned: { meetings: 1 } } } })
  expect(await story.outbox('noura@shop.sa')).toEqual([])
  await story.db.run(sql`update meetings set state = 'canceled', canceled_by = 'staff' where host_id = ${saud.id}`)
  expect(await end()).toMatchObject({ status: 200 })
  const [mail] = await story.outbox('noura@shop.sa')
  expect(mail?.text).toContain('You’re now meeting \u2068Saud\u2069'.replaceAll(/[\u2068\u2069]/g, ''))
})
