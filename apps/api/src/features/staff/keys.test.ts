import { staffSetupContract as setup } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { resealColumn } from '../../platform/resealing.ts'
import { newTotpSecret, totpCode } from '../../platform/totp.ts'
import { fromBase32 } from '../../testing/base32.ts'
import { freshStory } from '../../testing/story.ts'
import { inviteRecovery } from './actions-commands.ts'
import { sealedTotp } from './actions-sealed.ts'
import { sealTotp } from './actions.ts'

const FORMER = 'the key of last year, long enough to be one'
const LOST = 'a key that nobody has any more, long enough'
const story = await freshStory(undefined, { settings: { SECRET_KEY_PREVIOUS: FORMER } })
const { SECRET_KEY } = story.env
const present = { SECRET_KEY, SECRET_KEY_PREVIOUS: undefined }

const secret = newTotpSecret()
const email = 'mona@fareeq.test'

async function hire(key: string, { address = email, roles = ['admin'] } = {}) {
  const id = newId(story.now())
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at, totp_secret)
    values (${id}, ${address}, 'منى', ${roles}, ${story.now()}, ${sealTotp(key, secret)})`)
  return id
}
const askCode = () => story.person().call(contract.generateOtp, { body: { email } })
const enter = async (code: string) =>
  story.person().call(contract.login, {
    body: { email, otpCode: code, totp: totpCode(secret, totpStep(story.now())) },
  })
const recover = (address: string) => inviteRecovery(story.db, story.env, address, story.now())

async function setUp(url: string | null) {
  const link = url?.split('#link=')[1] ?? ''
  const { body } = await story.person().call(setup.offer, { body: { link } })
  const totp = totpCode(fromBase32(body.data.secret), totpStep(story.now()))
  return story.person().call(setup.confirm, { body: { link, name: 'Mona', totp } })
}

describe('a changed key', () => {
  test('keeps nobody out while the former one is named, and sealing anew makes it needless', async () => {
    await hire(FORMER)
    await askCode()
    expect(await enter(await story.codeFor(email))).toMatchObject({ status: 200 })

    expect(await resealColumn(story.db, story.env, sealedTotp, () => {})).toEqual({ done: 1, unreadable: 0 })
    const { sealed } = await story.db.one<{ sealed: Buffer }>(sql`select totp_secret as sealed from staff`)
    expect(sealedTotp.reseal(present, sealed)).not.toBeNull()
    expect(await resealColumn(story.db, story.env, sealedTotp, () => {})).toEqual({ done: 0, unreadable: 0 })
  })

  test('is stopped and begun again where it was, with a count, and does not touch what nobody can read', async () => {
    for (let n = 0; n < 450; n++) await hire(n === 7 ? LOST : FORMER, { address: `colleague-${n}@fareeq.test` })
    const counts: string[] = []
    const stopAfterFirst = resealColumn(story.db, story.env, sealedTotp, (done, total) => {
      counts.push(`${done} of ${total}`)
      throw new Error('stopped')
    })
    await expect(stopAfterFirst).rejects.toThrow('stopped')
    const rest = await resealColumn(story.db, story.env, sealedTotp, (done, total) =>
      counts.push(`${done} of ${total}`),
    )
    expect(rest).toEqual({ done: 250, unreadable: 1 })
    expect(counts).toEqual(['200 of 450', '200 of 251', '251 of 251'])
  })

  test('does not overwrite an authenticator that was set meanwhile', async () => {
    const id = await hire(FORMER)
    const [row] = await sealedTotp.batch(story.db, Buffer.alloc(8), '00000000-0000-0000-0000-000000000000', 10)
    const newer = sealTotp(SECRET_KEY, newTotpSecret())
    await story.db.run(sql`update staff set totp_secret = ${newer} where id = ${id}`)
    await sealedTotp.save(story.db, row!, sealTotp(SECRET_KEY, secret))
    const { sealed } = await story.db.one<{ sealed: Buffer }>(sql`select totp_secret as sealed from staff`)
    expect(sealed).toEqual(newer)
  })
})

describe('a lost key', () => {
  test('is said to whoever wants to sign in, who gets no code and no way in', async () => {
    await hire(LOST)
    const answer = await askCode()
    const [message] = await story.outbox(email)
    expect(message).toMatchObject({ subject: 'Your authenticator must be set up again' })
    expect(message?.text).toContain('Ask an admin for a link')
    expect(await enter('1234')).toMatchObject({ status: 422, body: { code: 'sign_in_wrong' } })
    expect(answer.body).toEqual(
      (await story.person().call(contract.generateOtp, { body: { email: 'stranger@fareeq.test' } })).body,
    )
  })

  test('locks no admin out: the command on the server makes a link, once, which ends their sessions and is in the trail', async () => {
    const id = await hire(FORMER)
    await askCode()
    const { body } = await enter(await story.codeFor(email))
    const before = story.person({ token: body.data.access_token })
    await story.db.run(sql`update staff set totp_secret = ${sealTotp(LOST, secret)}`)

    const url = await recover(email)
    const joined = await setUp(url)
    expect(joined).toMatchObject({ status: 200, body: { data: { staff: { id, roles: ['admin'] } } } })
    expect(await before.call(contract.me)).toMatchObject({ status: 401 })
    const link = url!.split('#link=')[1]!
    expect(await story.person().call(setup.offer, { body: { link } })).toMatchObject({ status: 410 })
    const trail = await story.db.rows<{ action: string }>(
      sql`select action from audit_entries where action like 'colleague.%' order by id`,
    )
    expect(trail.map(({ action }) => action)).toEqual(['colleague.recovered', 'colleague.authenticator_set'])
  })

  test('an address that is new becomes an admin although there is one; a colleague who is none does not', async () => {
    await hire(LOST)
    await hire(LOST, { address: 'finance@fareeq.test', roles: ['finance'] })
    expect(await recover('finance@fareeq.test')).toBeNull()
    expect(await setUp(await recover('sara@fareeq.test'))).toMatchObject({
      status: 200,
      body: { data: { staff: { email: 'sara@fareeq.test', roles: ['admin'] } } },
    })
  })
})
