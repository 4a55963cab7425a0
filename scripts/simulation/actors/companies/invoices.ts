import { clientInvoicesCalls } from '@fareeq/domain/invoices/calls.ts'
import { paymentsCalls } from '@fareeq/domain/payments/calls.ts'
import { DAY, HOUR } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { companyOfClient } from './company.ts'

/** Pays when it usually pays; a card that is declined is tried again the next day. */
export const invoices: Habit<Client> = {
  name: 'company.invoices',
  link: /^\/sq\/client\/invoices/,
  async run(scene) {
    const { call, now, later } = scene
    const company = companyOfClient(scene)
    const { data } = await call(clientInvoicesCalls.list, {})
    for (const { id, issue_date, is_payable, is_underway } of data) {
      if (!is_payable || is_underway || !issue_date) continue
      const day = Date.parse(issue_date) + company.pays_after * DAY
      if (now < day) later('company.invoices', day - now + 8 * HOUR)
      else if (company.pays_by_card) await tryTo(scene, 'invoice.pay', () => payByCard(scene, id))
      else await tryTo(scene, 'invoice.transfer', () => transfer(scene, id))
    }
  },
}

async function payByCard(scene: Scene<Client>, id: string) {
  const { call, calls, me, chance, later, count } = scene
  const { data } = await call(paymentsCalls.pay, { params: { id }, body: { return_url: '/sq/client/payment-result' } })
  const choice = chance.pick(['pay', 'pay', 'pay', 'pay', 'pay', 'decline', 'think', 'abort'] as const)
  const { pathname } = new URL(data.redirect_url)
  await calls.open(me, 'POST', pathname, `choice=${choice}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  if (choice === 'abort') await call(paymentsCalls.cancel, { params: { id: data.payment_id } })
  count(`payment.${choice}`)
  if (choice !== 'pay') later('company.invoices', DAY)
}

/** Money leaves the company's bank; our bank tells finance by its next statement. */
async function transfer({ call, world, now, count }: Scene<Client>, id: string) {
  const { data } = await call(clientInvoicesCalls.read, { params: { id } })
  if (!data.how_to_pay) return count('invoice.nowhere_to_pay')
  const isUnderway = world.bank.some(({ invoice }) => invoice === id)
  if (isUnderway) return
  world.bank.push({
    invoice: id,
    amount: data.open_amount,
    reference: data.how_to_pay.reference,
    from: data.buyer.name,
    at: now,
  })
  count('invoice.transferred')
}
