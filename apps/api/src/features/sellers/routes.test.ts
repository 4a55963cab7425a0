import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { sellersContract as contract } from '@fareeq/domain/sellers/contract.ts'
import { setupChecksContract } from '@fareeq/domain/setup-checks/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { SELLER_FORM } from '../../testing/sellers.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let omar: Person
let mona: Person
const story = await freshStory()
beforeEach(async () => {
  omar = await story.staff(['finance'], 'Omar')
  mona = await story.staff(['finance', 'admin'], 'Mona')
})

const today = () => riyadhDay(story.now())
const goToTomorrow = () => story.advance(riyadhMidnight(daysAfter(today(), 1)).getTime() - story.now().getTime())
const propose = (person: Person, overrides: object = {}) =>
  person.send('POST', '/api/ops/sellers', { ...SELLER_FORM, from_day: today(), ...overrides })
const release = (person: Person, id: string) => person.call(contract.release, { params: { id } })
const withdraw = (person: Person, id: string) => person.call(contract.withdraw, { params: { id } })
const current = async () => (await omar.call(contract.current)).body.data
const states = async () =>
  (await omar.call(contract.list)).body.data.map(({ state, name }: { state: string; name: { en: string } }) => [
    name.en,
    state,
  ])

describe('the seller', () => {
  test('is that of the settings until one colleague has proposed a version and another has released it', async () => {
    expect(await current()).toMatchObject({ vat_number: story.env.seller.vat_number, from_day: null, accounts: [] })
    const proposed = await propose(omar)
    expect(proposed.body.data).toMatchObject({
      state: 'proposed',
      proposed_by: 'Omar',
      is_own: true,
      can_release: false,
    })
    expect((await current()).from_day).toBeNull()
    const { status, body } = await release(mona, proposed.body.data.id)
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ state: 'in_force', released_by: 'Mona', can_withdraw: false }),
    ])
    expect(await current()).toMatchObject({
      name: { ar: SELLER_FORM.name_ar, en: SELLER_FORM.name_en },
      accounts: [{ currency: 'USD', iban: 'SA0380000000608010167519', bic: 'RIBLSARI' }],
      from_day: today(),
      is_demo: false,
    })
    const trail = (await mona.call(staffContract.audit, { query: { subject_kind: 'seller' } })).body.data
    expect(trail.map(({ action, actor_name }: { action: string; actor_name: string }) => [action, actor_name])).toEqual(
      [
        ['seller.released', 'Mona'],
        ['seller.proposed', 'Omar'],
      ],
    )
  })

  test('is never released by whoever proposed it, with both roles neither, and not by the database', async () => {
    const { id } = (await propose(mona)).body.data
    const own = await release(mona, id)
    expect([own.status, own.body.code]).toEqual([403, 'seller_own_proposal'])
    const byHand = story.db.run(sql`update sellers set released_by = proposed_by, released_at = ${story.now()}`)
    await expect(byHand).rejects.toThrow('sellers_two_people')
    expect((await release(omar, id)).status).toBe(200)
  })

  test('holds from its day on, and what was released is never changed', async () => {
    const [first, second] = [await propose(omar), 'Fareeq Holding']
    await release(mona, first.body.data.id)
    const next = await propose(mona, { name_en: second, from_day: daysAfter(today(), 1), accounts: [] })
    await release(omar, next.body.data.id)
    expect(await states()).toEqual([
      [second, 'planned'],
      [SELLER_FORM.name_en, 'in_force'],
    ])
    goToTomorrow()
    expect(await states()).toEqual([
      [second, 'in_force'],
      [SELLER_FORM.name_en, 'past'],
    ])
    expect((await current()).accounts).toEqual([])
    for (const change of [sql`update sellers set reason = 'Another'`, sql`delete from sellers`])
      await expect(story.db.run(change)).rejects.toThrow('append-only')
  })

  test('waits for one decision at a time, which is withdrawn before it is released and never after', async () => {
    const { id } = (await propose(omar)).body.data
    const second = await propose(mona)
    expect(second.body).toMatchObject({ code: 'seller_waiting', message: expect.stringContaining('Omar') })
    expect((await withdraw(mona, id)).body.data).toMatchObject({ state: 'withdrawn', withdrawn_by: 'Mona' })
    expect((await release(mona, id)).body).toMatchObject({ code: 'seller_withdrawn' })
    const again = (await propose(mona)).body.data
    await release(omar, again.id)
    expect((await withdraw(mona, again.id)).body).toMatchObject({ code: 'seller_released' })
    expect((await release(omar, again.id)).body.message).toContain('Omar')
  })

  test('is released by one of two who press together', async () => {
    const sara = await story.staff(['finance'], 'Sara')
    const { id } = (await propose(omar)).body.data
    const answers = await Promise.all([release(mona, id), release(sara, id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('does not reach into the past: neither by its day nor by a late release', async () => {
    expect((await propose(omar, { from_day: daysAfter(today(), -1) })).body).toMatchObject({
      code: 'seller_day_past',
      errors: [{ field: 'from_day' }],
    })
    const { id } = (await propose(omar)).body.data
    goToTomorrow()
    const sara = await story.staff(['finance'], 'Sara')
    expect((await release(sara, id)).body).toMatchObject({ code: 'seller_too_late' })
  })

  test('is refused with a wrong digit, at its field', async () => {
    const accounts = [{ ...SELLER_FORM.accounts[0], iban: 'SA0380000000608010167518' }]
    const answer = await propose(omar, { accounts })
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ field: 'accounts.0.iban', error: rule.iban_wrong.en }],
    ])
  })

  test('is nobody else’s, and an unknown version is not found', async () => {
    const operations = await story.staff(['operations'])
    expect([(await operations.call(contract.list)).status, (await propose(operations)).status]).toEqual([403, 403])
    expect((await release(mona, '0199a000-0000-7000-8000-000000000000')).status).toBe(404)
  })

  test('with an account for transfers is one thing less that the installation lacks', async () => {
    const check = async () =>
      (await mona.call(setupChecksContract.list)).body.data.find(({ id }: { id: string }) => id === 'transfers')
    expect(await check()).toMatchObject({ state: 'missing', essential: false })
    await release(mona, (await propose(omar)).body.data.id)
    expect(await check()).toMatchObject({ state: 'done' })
  })
})
