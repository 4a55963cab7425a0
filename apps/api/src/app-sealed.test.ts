import { talentPayoutsContract as payouts } from '@fareeq/domain/payouts/contract.ts'
import { staffSetupContract as setup } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffContract as staff } from '@fareeq/domain/staff/contract.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEALED_COLUMNS as columns } from './app-sealed.ts'
import { sealAccount } from './features/payouts/actions-details.ts'
import { inviteRecovery } from './features/staff/actions-commands.ts'
import { sql } from './platform/db/sql.ts'
import { resealAll } from './platform/resealing.ts'
import { readTokenKey, sealingKey } from './platform/token-key.ts'
import { totpCode } from './platform/totp.ts'
import { fromBase32 } from './testing/base32.ts'
import { type Member, type Story, freshStory, openStory } from './testing/story.ts'
import { soon } from './testing/soon.ts'

const [OLD, NEW] = ['the key of last year, long enough to be one', 'the key of this year, long enough to be one']
const IBAN = 'SA0380000000608010167519'
const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: IBAN }
const READABLE = { body: { data: { masked: 'SA••••7519' }, meta: { is_unreadable: false } } }

let layla: Member
/** A node that nobody has told of the new key, one that was restarted with both, and one after the former was removed. */
const before = await freshStory(
  async (story) => {
    await readTokenKey(story.db, story.env, story.app.platform.log, story.now())
    layla = await story.talent()
  },
  { settings: { SECRET_KEY: OLD } },
)
let meanwhile: Story
let afterwards: Story
beforeAll(async () => {
  meanwhile = await openStory({ settings: { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD } })
  afterwards = await openStory({ settings: { SECRET_KEY: NEW } })
})
afterAll(() => Promise.all([meanwhile, afterwards].map((story) => story.close())))

const at = (node: Story) => node.person({ token: layla.token })
const reseal = () => resealAll(before.db, meanwhile.env, { columns, now: before.now() })
const EMPTY_REPORT = {
  hasTokenKey: true,
  columns: columns.map(({ name }) => ({ name, done: 0, unreadable: 0 })),
}

test('while processes are restarted with a new key, what any of them saves is read by all, and nobody of staff is kept out', async () => {
  expect(await at(meanwhile).call(payouts.saveDetails, { body: BANK })).toMatchObject({ status: 200 })
  expect(await at(before).call(payouts.details)).toMatchObject(READABLE)

  const email = 'mona@fareeq.test'
  const link = (await inviteRecovery(before.db, meanwhile.env, email, meanwhile.now()))!.split('#link=')[1]!
  const offer = await meanwhile.person().call(setup.offer, { body: { link } })
  const secret = fromBase32(offer.body.data.secret)
  const totpAt = (moment: Date) => totpCode(secret, totpStep(moment))
  const confirmed = { link, name: 'Mona', totp: totpAt(meanwhile.now()) }
  expect(await meanwhile.person().call(setup.confirm, { body: confirmed })).toMatchObject({ status: 200 })
  before.advance(MINUTE)
  await before.person().call(staff.generateOtp, { body: { email } })
  const otpCode = await before.codeFor(email)
  const body = { email, otpCode, totp: totpAt(before.now()) }
  expect(await before.person().call(staff.login, { body })).toMatchObject({ status: 200 })
})

test('once all know both keys, sealing anew moves them to the new one together, and the former is needed no longer', async () => {
  await at(before).call(payouts.saveDetails, { body: BANK })
  expect((await reseal()).columns).toContainEqual({ name: 'payout details', done: 1, unreadable: 0 })
  expect(await at(meanwhile).call(payouts.details)).toMatchObject(READABLE)
  expect(await at(afterwards).call(payouts.details)).toMatchObject(READABLE)
  await at(meanwhile).call(payouts.saveDetails, { body: { ...BANK, holder: 'Layla H' } })
  expect(await at(afterwards).call(payouts.details)).toMatchObject({ body: { data: { holder: 'Layla H' } } })
  expect(await reseal()).toEqual(EMPTY_REPORT)
})

test.runIf(before.engine === 'postgres')(
  'what is being saved with the former key while the command begins is sealed anew, too',
  async () => {
    await at(before).call(payouts.saveDetails, { body: BANK })
    const [sealed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saving = before.db.transaction(async (db) => {
      const account = {
        method: 'bank',
        country: 'SA',
        holder: 'Layla H',
        account: IBAN,
        swift: null,
        bank: null,
      } as const
      const secret = sealAccount(await sealingKey(db, meanwhile.env), account)
      sealed.resolve()
      await commit.promise
      await db.run(sql`update payout_details set details_secret = ${secret}`)
    })
    await sealed.promise
    const resealing = reseal()
    const waits = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%sealed_keys%'`
    await soon(async () => expect(await before.db.rows(waits)).toHaveLength(1))
    commit.resolve()
    await saving
    await resealing
    expect(await at(afterwards).call(payouts.details)).toMatchObject({ body: { data: { holder: 'Layla H' } } })
  },
)
