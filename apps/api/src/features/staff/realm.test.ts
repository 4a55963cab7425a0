import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { describe, expect, test } from 'vitest'
import { seedAccounts } from '../../../seeds/accounts.ts'
import { audit } from '../../platform/audit.ts'
import { sql } from '../../platform/db/sql.ts'
import { freshStory, openStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

const DEMO = 'staff@demo.fareeq.test'

const TOTP = /^\d{6}$/m

/** The two codes as a person reads them in the local outbox. */
async function codesFor(address: string) {
  const visitor = story.person()
  await visitor.call(contract.generateOtp, { body: { email: address } })
  const [mail] = await story.outbox(address)
  return { otpCode: await story.codeFor(address), totp: TOTP.exec(mail?.text ?? '')?.[0] ?? '' }
}
const enter = async (email: string) => {
  const { body } = await story.person().call(contract.login, { body: { email, ...(await codesFor(email)) } })
  return story.person({ token: body.data.access_token })
}
const endOf = async (call: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call
  return [status, body.code]
}

describe('the two realms', () => {
  test('recruiting and matching are roles inside: a session of staff opens nothing of members, nor theirs anything of staff [P-033]', async () => {
    await seedAccounts(story.db, story.now(), story.env.SECRET_KEY)
    const matcher = await enter('matcher@demo.fareeq.test')
    expect((await matcher.call(contract.me)).body.data).toMatchObject({ roles: ['recruiter', 'matcher'] })
    expect(await endOf(matcher.call(accountsContract.me))).toEqual([403, 'not_authorized'])
    for (const person of [await story.talent(), await story.client()]) {
      for (const closed of [contract.me, contract.audit, contract.logout])
        expect(await endOf(person.call(closed))).toEqual([403, 'not_authorized'])
      expect(await person.call(accountsContract.me)).toMatchObject({ status: 200 })
    }
    for (const closed of [contract.me, contract.audit, contract.logout])
      expect(await endOf(story.person().call(closed))).toEqual([401, 'Unauthenticated'])
  })

  test('a user and a member of staff with one address never share a code', async () => {
    const { email } = await story.talent({ email: 'both@gmail.com' })
    await seedAccounts(story.db, story.now(), story.env.SECRET_KEY)
    await story.db.run(sql`update staff set email = ${email} where email = ${DEMO}`)
    await story.person().call(accountsContract.generateOtp, { body: { email } })
    const ofUser = await story.codeFor(email)
    const { otpCode, totp } = await codesFor(email)
    const visitor = story.person()
    if (ofUser !== otpCode) {
      const crossed = await visitor.call(contract.login, { body: { email, otpCode: ofUser, totp } })
      expect(crossed).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
    }
    expect(await visitor.call(accountsContract.login, { body: { email, otpCode: ofUser } })).toMatchObject({
      status: 200,
      body: { data: { user: { email } } },
    })
    expect(await visitor.call(contract.login, { body: { email, otpCode, totp } })).toMatchObject({ status: 200 })
  })

  test('signing out ends the session', async () => {
    await seedAccounts(story.db, story.now(), story.env.SECRET_KEY)
    const mona = await enter(DEMO)
    expect(await mona.call(contract.logout)).toMatchObject({ status: 200 })
    expect(await endOf(mona.call(contract.me))).toEqual([401, 'Unauthenticated'])
  })

  test('the roles of the database are the roles of the domain', async () => {
    const hire = (roles: readonly string[]) =>
      story.db.run(sql`
        insert into staff (id, email, name, roles, created_at)
        values (gen_random_uuid(), gen_random_uuid()::text, 'منى', ${roles}, ${story.now()})`)
    expect(await hire(STAFF_ROLES)).toBe(1)
    await expect(hire(['admin', 'king'])).rejects.toThrow('staff_roles')
  })
})

describe('the code of the authenticator in the outbox', () => {
  test('stands beside the mailed code, and a second sign-in in the same half minute gets the next one', async () => {
    await seedAccounts(story.db, story.now(), story.env.SECRET_KEY)
    for (let n = 0; n < 2; n++) expect(await (await enter(DEMO)).call(contract.me)).toMatchObject({ status: 200 })
    const mails = await story.outbox(DEMO)
    expect(new Set(mails.map(({ text }) => TOTP.exec(text)?.[0])).size).toBe(2)
    expect(mails[0]?.subject).toMatch(/^Your Fareeq staff code: \d{4}$/)
  })

  test.each([
    ['mail is real', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    [
      'it is production',
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://fareeq.example',
        ALLOW_LOCAL_DRIVERS: 'database,mail,sms,identity,payments,storage,seller',
      },
    ],
  ])('is never written where %s', async (_, settings) => {
    const real = await openStory({ settings })
    try {
      await seedAccounts(real.db, real.now(), real.env.SECRET_KEY)
      await real.person().call(contract.generateOtp, { body: { email: DEMO } })
      expect((await real.outbox(DEMO)).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your Fareeq staff code: /),
      ])
    } finally {
      await real.close()
    }
  })
})

describe('the trail', () => {
  const write = (action: AuditAction, n: number) =>
    audit(story.db, {
      actor: { kind: 'system' },
      action,
      subject: { kind: 'absence', id: String(n) },
      details: { n, deep: { list: [1, 'two', null] } },
    })

  test('names people and things, and is read by person, by thing and by day', async () => {
    const sara = await story.staff(['admin'], 'Sara')
    const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Sara'`)
    const talent = await story.talent()
    const subject = { kind: 'talent', id: talent.user.id } as const
    await audit(story.db, { actor: { kind: 'staff', id }, action: 'talent.marked', subject })
    await write('host.away', 1)
    const read = async (query: object) => (await sara.call(contract.audit, { query })).body.data
    const name = `${talent.user.first_name} ${talent.user.last_name}`
    expect(await read({ actor: id })).toMatchObject([
      { actor_name: 'Sara', subject_name: name, record_id: talent.user.id },
    ])
    const about = { subject_kind: 'talent', subject_id: talent.user.id }
    expect((await read(about)).map(({ action }: { action: string }) => action)).toEqual([
      'talent.marked',
      'session.opened',
      'account.opened',
    ])
    const [entry] = await read(about)
    const day = new Date(Date.parse(entry.at) + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(await read({ ...about, from: day, to: day })).toHaveLength(3)
    expect(await read({ ...about, to: '2020-01-01' })).toEqual([])
    expect(await read({ ...about, from: '2099-01-01' })).toEqual([])
    expect((await sara.call(contract.audit, { query: { from: 'yesterday' } })).status).toBe(422)
    // An erased person has no page to open.
    await story.db.run(sql`update users set status = 'closed' where id = ${talent.user.id}`)
    expect((await read(about))[0]).toMatchObject({ subject_name: CLOSED_ACCOUNT.en, record_id: null })
  })

  test('is taken along under one’s own name', async () => {
    const sara = await story.staff(['operations'], 'Sara')
    await write('host.away', 1)
    const { body } = await sara.call(contract.exportAudit, { body: { action: 'host.away' } })
    expect(body.data).toEqual({ count: 1, most: 5000 })
    const { data } = (await sara.call(contract.audit, { query: { action: 'audit.exported' } })).body
    expect(data).toMatchObject([{ actor_name: 'Sara', details: { count: 1 } }])
  })

  test('is read newest first, page by page, by action, with every detail', async () => {
    const mona = await story.staff(['operations'])
    // Numeric order: entry 100 comes after 99, not after 10.
    await story.db.run(sql`alter table audit_entries alter column id restart with 95`)
    for (let n = 1; n <= 15; n++) await write(n % 2 ? 'host.away' : 'host.back', n)
    const responses: unknown[] = []
    let cursor = ''
    for (let page = 0; page < 3; page++) {
      const query = { limit: '5', ...(cursor && { cursor }) }
      const { status, body } = await mona.call(contract.audit, { query })
      expect(status).toBe(200)
      expect(body.meta.actions).toEqual(page === 0 ? ['host.away', 'host.back'] : undefined)
      responses.push(...body.data.map((entry: { details: { n: number } }) => entry.details.n))
      cursor = body.meta.next_cursor
    }
    expect(cursor).toBeNull()
    expect(responses).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    const { body } = await mona.call(contract.audit, { query: { action: 'host.back' } })
    expect(body.data.map(({ subject_id }: { subject_id: string }) => subject_id)).toEqual([
      '14',
      '12',
      '10',
      '8',
      '6',
      '4',
      '2',
    ])
    expect(body.data[0]).toEqual({
      actor_name: null,
      subject_name: null,
      record_id: null,
      id: expect.stringMatching(/^\d+$/),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor_kind: 'system',
      actor_id: null,
      action: 'host.back',
      subject_kind: 'absence',
      subject_id: '14',
      details: { n: 14, deep: { list: [1, 'two', null] } },
    })
  })

  test('tells of staff who came, were refused and left', async () => {
    await seedAccounts(story.db, story.now(), story.env.SECRET_KEY)
    const { otpCode, totp } = await codesFor(DEMO)
    const wrong = { email: DEMO, otpCode, totp: totp === '000000' ? '000001' : '000000' }
    await story.person().call(contract.login, { body: wrong })
    const { body } = await story.person().call(contract.login, { body: { email: DEMO, otpCode, totp } })
    await story.person({ token: body.data.access_token }).call(contract.logout)
    const trail = (await (await story.staff()).call(contract.audit)).body.data
    const entries = trail.map(({ action, actor_kind }: Record<string, string>) => [action, actor_kind])
    // The seeds tell of what they booked, and of clients who came.
    expect(entries.filter(([action, kind]: string[]) => action?.startsWith('session.') && kind !== 'client')).toEqual([
      ['session.closed', 'staff'],
      ['session.opened', 'staff'],
      ['session.refused', 'visitor'],
    ])
  })

  test('is closed to every other role', async () => {
    for (const role of STAFF_ROLES) {
      const person = Object.assign(await story.staff([role]), { lang: 'ar' as const })
      const { status, body } = await person.call(contract.audit)
      if (role === 'admin' || role === 'operations') expect(status).toBe(200)
      else expect([status, body]).toEqual([403, refusalBody('not_authorized', 'لا تملك صلاحية هذا الطلب.')])
    }
  })

  test.each([{ limit: '0' }, { limit: '101' }, { limit: 'many' }, { cursor: 'x' }, { cursor: '1e3' }])(
    'refuses %j',
    async (query) => {
      const { status } = await (await story.staff()).call(contract.audit, { query })
      expect(status).toBe(422)
    },
  )
})
