import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from './platform/db/sql.ts'
import { freshStory, type Member } from './testing/story.ts'

// The clock of the server is set back by an hour, as after a wrong synchronisation.
let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})
const profile = async () => (await layla.call(talentsContract.profile)).body.data
const saveBio = (en: string, version?: number, headers = {}) =>
  layla.call(talentsContract.saveBio, { body: { bio: { ar: '', en }, version } }, headers)

describe('when the clock is set back by an hour', () => {
  test('a session stays open, and signing out still ends it', async () => {
    await profile()
    story.advance(-HOUR)
    expect((await layla.call(talentsContract.profile)).status).toBe(200)
    await layla.call(accountsContract.logout)
    expect((await layla.call(talentsContract.profile)).status).toBe(401)
  })

  test('a code that was sent before works once, and a new one is sent when asked for', async () => {
    const { email } = layla
    const visitor = story.person()
    story.advance(2 * MINUTE)
    await visitor.call(accountsContract.generateOtp, { body: { email } })
    const otpCode = await story.codeFor(email)
    story.advance(-HOUR)
    expect((await visitor.call(accountsContract.login, { body: { email, otpCode } })).status).toBe(200)
    expect((await visitor.call(accountsContract.login, { body: { email, otpCode } })).body.code).toBe('code_invalid')
    const mails = async () => (await story.outbox(email)).length
    const before = await mails()
    expect((await visitor.call(accountsContract.generateOtp, { body: { email } })).body.data.resend_after).toBe(60)
    expect(await mails()).toBe(before + 1)
  })

  test('what is saved afterwards counts on, and an older version is still refused', async () => {
    const { version } = (await saveBio('Before')).body.data
    story.advance(-HOUR)
    expect((await saveBio('After', version)).body.data).toMatchObject({
      bio: { en: 'After' },
      version: version + 1,
    })
    expect((await saveBio('Again', version)).body.code).toBe('changed_elsewhere')
    expect((await profile()).bio.en).toBe('After')
  })

  test('a change sent twice with one key is made once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await saveBio('Once', undefined, key)
    story.advance(-HOUR)
    expect((await saveBio('Once', undefined, key)).body).toEqual(first.body)
  })

  test('a message that is queued afterwards is sent', async () => {
    story.advance(-HOUR)
    const { email } = layla
    await story.person().call(accountsContract.generateOtp, { body: { email } })
    const rows = () => story.db.rows<{ status: string }>(sql`select status from messages where to_address = ${email}`)
    await expect.poll(async () => (await rows()).every(({ status }) => status === 'sent')).toBe(true)
  })
})

test('no default, trigger or check of the database asks another clock than the port', async () => {
  const texts = await story.db.rows<{ name: string; text: string }>(sql`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select adrelid::regclass::text, pg_get_expr(adbin, adrelid) from pg_attrdef
    join pg_class on pg_class.oid = adrelid where relnamespace = 'public'::regnamespace
    union all
    select proname, coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), '') from pg_proc
    where pronamespace = 'public'::regnamespace`)
  expect(texts.length).toBeGreaterThan(500)
  const askers = texts.filter(({ text }) => /(?<!clock_)\bnow\(\)|clock_timestamp|\bcurrent_(date|time)/i.test(text))
  expect(askers.map(({ name }) => name).toSorted()).toEqual(['clock_now', 'migrations'])
})
