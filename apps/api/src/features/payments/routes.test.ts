import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { paymentsContract as client } from '@fareeq/domain/payments/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { paymentStory, pressPay } from '../../testing/payments.ts'
import { reconcile } from './actions-reconciling.ts'

const { story, provider, scene, begun, stateOf, deliverAll, invoiceState, booked, reconcileLater } =
  await paymentStory()

/** In the list and on its page. */
const isUnderway = async () => {
  const params = { id: scene.invoice.id }
  const [listed] = (await scene.owner.call(clientInvoicesContract.list)).body.data
  const invoice = (await scene.owner.call(clientInvoicesContract.read, { params })).body.data
  expect(listed.is_underway).toBe(invoice.is_underway)
  return invoice.is_underway as boolean
}

describe('a company pays an invoice [P-021]', () => {
  test('with success: the page of the provider, its word, the invoice and the books [S-065] [A-070]', async () => {
    const { id, url } = await begun()
    expect(url).toMatch(/^http:\/\/provider\.test\/pay\/cs_test_/)
    expect(await provider.choose(url, 'pay')).toBe(`${story.env.PUBLIC_URL}/sq/client/payment-result/${id}`)
    // The browser is back before the provider has spoken.
    expect(await stateOf(id)).toBe('processing')
    expect(await invoiceState()).toBe('issued')
    await deliverAll()
    expect((await scene.owner.call(client.read, { params: { id } })).body.data).toMatchObject({
      id,
      state: 'successful',
      method: 'card',
      amount: scene.invoice.total,
      currency: 'USD',
      invoice: { id: scene.invoice.id },
    })
    expect(await invoiceState()).toBe('paid')
    expect(await booked()).toEqual([{ kind: 'payment', amount: scene.invoice.total }])
    expect((await story.outbox(scene.owner.email)).some(({ text }) => text.includes('is paid'))).toBe(true)
    const live = await story.db.rows(
      sql`select 1 from events where name = 'payment.changed' and user_id = ${scene.owner.user.id}`,
    )
    expect(live).toHaveLength(1)
    expect((await pressPay(scene.owner, scene.invoice.id)).body.code).toBe('nothing_to_pay')
  })

  test('declined: failed; trying again closes the old page and opens a new one [S-065]', async () => {
    const first = await begun()
    await provider.choose(first.url, 'decline')
    await deliverAll()
    expect(await stateOf(first.id)).toBe('failed')
    const second = await begun()
    expect(second.id).not.toBe(first.id)
    // Nobody pays twice: the first page is closed.
    await provider.choose(first.url, 'pay')
    await provider.choose(second.url, 'pay')
    await deliverAll()
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['failed', 'successful'])
    expect(await booked()).toHaveLength(1)
  })

  test('coming back without paying is aborted, because the provider agrees [S-065]', async () => {
    const { id, url } = await begun()
    expect(await provider.choose(url, 'abort')).toBe(
      `${story.env.PUBLIC_URL}/sq/client/payment-result/${id}?canceled=1`,
    )
    expect(await stateOf(id)).toBe('processing')
    expect((await scene.owner.call(client.cancel, { params: { id } })).body.data.state).toBe('aborted')
    await deliverAll()
    expect(await stateOf(id)).toBe('aborted')
  })

  test('whoever says that they did not pay, and did, has paid', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'pay')
    expect((await scene.owner.call(client.cancel, { params: { id } })).body.data.state).toBe('successful')
    await deliverAll()
    expect(await booked()).toHaveLength(1)
  })

  test('a slow bank: it is being processed, the invoice says so, pressing again leads to its result, and then it is there [S-065]', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'think')
    await deliverAll()
    expect(await stateOf(id)).toBe('processing')
    expect(await isUnderway()).toBe(true)
    expect(await begun()).toEqual({ id, url: `${story.env.PUBLIC_URL}/sq/client/payment-result/${id}` })
    await reconcileLater()
    expect(await stateOf(id)).toBe('successful')
    await deliverAll()
    expect([await isUnderway(), await booked()]).toEqual([false, [{ kind: 'payment', amount: scene.invoice.total }]])
  })

  test('a closed window: the page is found again, and after an hour it is aborted', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'leave')
    expect(await begun()).toEqual({ id, url })
    story.advance(HOUR)
    await reconcile(story.work())
    expect(await stateOf(id)).toBe('aborted')
  })

  test('ten clicks at once make one payment and open one page', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => begun()))
    expect(new Set(all.map(({ id, url }) => id + url)).size).toBe(1)
    expect(await story.db.rows(sql`select 1 from payments`)).toHaveLength(1)
  })

  test('a stranger finds nothing', async () => {
    const { id } = await begun()
    const stranger = await story.client()
    expect((await pressPay(stranger, scene.invoice.id)).body.code).toBe('not_found')
    expect((await stranger.call(client.read, { params: { id } })).body.code).toBe('not_found')
    expect((await stranger.call(client.cancel, { params: { id } })).body.code).toBe('not_found')
  })

  test.each([
    'https://evil.example/sq/client/payment-result',
    '//evil.example/sq/client/payment-result',
    '/login?next=https://evil.example',
    'javascript:alert(1)',
  ])('the address to come back to is ours: not %s', async (return_url) => {
    const { status, body } = await pressPay(scene.owner, scene.invoice.id, return_url)
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'return_address', 'return_url'])
    expect(await story.db.rows(sql`select 1 from payments`)).toEqual([])
  })
})

describe('a provider that does not answer', () => {
  test('is said so, nothing is taken, and the next press goes on with the same payment', async () => {
    provider.provider.isDown = true
    expect((await pressPay(scene.owner, scene.invoice.id)).body.code).toBe('provider_unavailable')
    provider.provider.isDown = false
    await begun()
    expect(await story.db.rows(sql`select 1 from payments`)).toHaveLength(1)
  })

  test('whose webhooks are all lost is asked after five minutes', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'pay')
    await provider.events()
    expect(await reconcile(story.work())).toEqual({ checked: 0, failed: 0 })
    provider.provider.isDown = true
    expect(await reconcileLater()).toEqual({ checked: 1, failed: 1 })
    expect(await stateOf(id)).toBe('processing')
    provider.provider.isDown = false
    expect(await reconcileLater()).toEqual({ checked: 1, failed: 0 })
    expect(await stateOf(id)).toBe('successful')
    expect(await reconcileLater()).toEqual({ checked: 0, failed: 0 })
  })

  test('whose answer was lost on the way has opened one page, which is found again', async () => {
    const { id, url } = await begun()
    await story.db.run(sql`update payments set session_id = null, page_url = null`)
    await reconcileLater()
    expect(await begun()).toEqual({ id, url })
  })
})
