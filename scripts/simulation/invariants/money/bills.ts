import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { clientRenewalsCalls } from '@fareeq/domain/renewals/calls.ts'
import { addDays } from '../../engine/days.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant, Watch } from '../../engine/watch.ts'
import type { Deal, World } from '../../engine/world.ts'
import { daysWorked, grossOf, shareOf, vatOf } from './by-hand.ts'

/** Invoices are looked at from their first day on; a draft may wait for some. */
const WINDOW = 45 // days

type Bills = {
  /** Looked at after they were issued. */
  done: string[]
  /** `contract month`: on which invoices it stands, without those that were taken back. */
  months: Record<string, string[]>
}

/** Each month of each contract is billed once, with what was agreed, to the cent. */
export const bills: Invariant = {
  name: 'money: bills are right to the cent',
  async check(watch, isLast) {
    const { office, memory, expect, day, world } = watch
    const call = office
    const ours = memory<Bills>({ done: [], months: {} })
    const done = new Set(ours.done)
    const since = isLast ? '' : addDays(day, -WINDOW)
    const rows = await rowsOf(
      (cursor) => call(invoicesOpsCalls.list, { query: { limit: 50, ...(cursor && { cursor }) } }),
      ({ issue_date }) => issue_date === null || issue_date >= since,
    )
    for (const { id, state } of rows) {
      if (state === 'draft' || done.has(id)) continue
      const { data: invoice } = await call(invoicesOpsCalls.read, { params: { id } })
      if (invoice.number === null) continue
      ours.done.push(id)
      count(world, day, 'money.billed', invoice.total_amount)
      await compare(watch, invoice, ours)
    }
    if (!isLast) return
    for (const [contract, deal] of Object.entries(world.deals))
      for (const month of billedMonths(deal, day)) {
        const times = ours.months[`${contract} ${month}`]?.length ?? 0
        expect(
          times === 1,
          () => `${month} of contract ${contract} was billed ${times} times`,
          deal.talent,
          deal.company,
        )
      }
  },
}

/** For the report. */
function count(world: World, day: string, event: string, cents: number) {
  const counts = (world.counts[day] ??= {})
  counts[event] = (counts[event] ?? 0) + cents
}

/** Months that are over, and were billed on the 1st after them. */
function billedMonths({ terms, last_day }: Deal, today: string): string[] {
  const first = terms[0]!.start
  const end = last_day ?? terms.at(-1)!.end
  const months: string[] = []
  for (let month = first.slice(0, 7); month <= end.slice(0, 7); month = addDays(`${month}-01`, 32).slice(0, 7)) {
    const billedOn = `${addDays(`${month}-01`, 32).slice(0, 7)}-03`
    if (billedOn <= today) months.push(month)
  }
  return months
}

async function compare(watch: Watch, invoice: StaffInvoice, ours: Bills) {
  const { expect, world, person } = watch
  const { number, lines, subtotal, vat, total_amount, buyer } = invoice
  for (const { contract, month, net, wht, fee, kind } of lines) {
    const deal = contract && world.deals[contract.id]
    if (!deal || !month || kind !== 'salary') continue
    ;(ours.months[`${contract.id} ${month}`] ??= []).push(number!)
    const talent = person(deal.talent)!
    const expected = await monthOf(watch, contract.id, deal, month, talent.country)
    const isRight = expected.net === net && expected.wht === wht && expected.fee === fee
    const amounts = JSON.stringify({ net, wht, fee })
    expect(
      isRight,
      () => `${number}: ${month} of ${contract.number} has ${amounts}, by hand ${JSON.stringify(expected)}`,
      deal.talent,
      deal.company,
    )
  }
  const sum = lines.reduce((all, line) => all + line.net + line.wht + line.fee, 0)
  expect(subtotal === sum, () => `${number}: its lines sum to ${sum}, and it says ${subtotal}`)
  const tax = vatOf(sum, buyer.country)
  expect(
    vat === tax && total_amount === sum + tax,
    () => `${number}: VAT ${vat} of ${sum} for ${buyer.country}, by hand ${tax}`,
  )
}

/** Each term of the month by itself, as it was agreed. */
async function monthOf(watch: Watch, id: string, deal: Deal, month: string, country: string) {
  let [net, wht, fee] = [0, 0, 0]
  for (const [index, term] of deal.terms.entries()) {
    const to = deal.last_day && deal.last_day < term.end ? deal.last_day : term.end
    const days = daysWorked(month, { from: term.start, to }, deal.unpaid)
    if (days === 0) continue
    term.fee ??= await feeOf(watch, id, deal, index)
    const share = shareOf(month, days, { net: term.net, gross: grossOf(term.net, country), fee: term.fee })
    net += share.net
    wht += share.wht
    fee += share.fee
  }
  return { net, wht, fee }
}

/** Of a renewed term, as the company reads it. */
async function feeOf({ by, person }: Watch, id: string, deal: Deal, index: number): Promise<number> {
  const { data } = await by(person(deal.company)!)(clientRenewalsCalls.list, {
    query: { status: 'renewed', limit: 50 },
  })
  const renewal = data.filter(({ contract_id }) => contract_id === id).at(-index)
  return renewal?.offered_fee ?? renewal?.fee ?? deal.terms[0]!.fee!
}
