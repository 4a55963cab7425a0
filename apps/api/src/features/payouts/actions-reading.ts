import type { talentPayoutsContract as contract } from '@fareeq/domain/payouts/contract.ts'
import { monthLine, monthsUpTo } from '@fareeq/domain/invoices/rules-months.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  billingDay,
  grossOfPayout,
  isLate,
  promisedDay,
  trackerOf,
  upcomingSteps,
} from '@fareeq/domain/payouts/rules.ts'
import { awaitsDetails } from '@fareeq/domain/payouts/rules-transfers.ts'
import { isBonus } from '@fareeq/domain/payouts/limits.ts'
import type { TalentPayout, UpcomingPayout } from '@fareeq/domain/payouts/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Talent } from '../../platform/session.ts'
import { partiesOfAll } from '../contracts/queries-parties.ts'
import { billedMonths, termsBetween } from '../invoices/queries-months.ts'
import { unpaidDaysOf } from '../time-off/queries.ts'
import { failureOf } from './actions-failed.ts'
import { detailsOf } from './queries-details.ts'
import { payoutsFor, sumsFor } from './queries.ts'
import type { PayoutRow } from './rows.ts'

export const contractOf = ({ contract_id: id, contract_number: number }: PayoutRow) =>
  id && number ? { id, number } : null

/** Of one that is late: by when finance answer, unless that has passed as well. */
function ticketOf(row: PayoutRow, today: string): TalentPayout['ticket'] {
  if (row.ticket === null || !isLate(row, today)) return null
  const answerDay = row.ticket_due && riyadhDay(row.ticket_due)
  return { reference: row.ticket, answer_by: answerDay && answerDay >= today ? answerDay : null }
}

function payoutOf(row: PayoutRow, today: string): TalentPayout {
  const { id, kind, state, month, from_day, company, friend, net, wht, due_day, paid_day, reason } = row
  const isPaid = paid_day !== null
  const failure = failureOf(row)
  return {
    id,
    kind,
    state,
    month,
    from_day,
    company,
    friend,
    net,
    wht,
    due_day,
    paid_day,
    reason,
    ticket: ticketOf(row, today),
    failure: failure && { code: failure.code, day: failure.day },
    awaits_details: awaitsDetails(failure, row.details_at),
    to_day: isBonus(row.kind) ? null : row.earned_day,
    gross: grossOfPayout(row),
    contract: contractOf(row),
    is_late: isLate(row, today),
    method: isPaid ? row.method : null,
    paid_to: isPaid ? row.paid_to : null,
    steps: trackerOf(row, today),
  }
}

const MONTHS_BEFORE = 1

/** Months of running contracts that no invoice has billed yet. */
async function upcomingOf({
  db,
  platform,
  viewer: { userId },
  lang,
  now,
}: RequestContext<Talent>): Promise<UpcomingPayout[]> {
  const today = riyadhDay(now)
  const months = monthsUpTo(today.slice(0, 7), MONTHS_BEFORE)
  const terms = await termsBetween(db, `${months[0]}-01`, today, userId)
  const contractIds = terms.map(({ contract_id }) => contract_id)
  const billed = await billedMonths(db, contractIds)
  const unpaid = await unpaidDaysOf(db, contractIds)
  const parties = await partiesOfAll(db, contractIds)
  const policies = platform.policies.at(now)
  const upcoming: UpcomingPayout[] = []
  for (const { contract_id, term, ...rest } of terms)
    for (const month of months) {
      const line = billed.has(`${contract_id} ${term} ${month}`)
        ? null
        : monthLine(rest, month, unpaid.get(contract_id))
      const sides = parties.get(contract_id)
      if (!sides || !line || line.net === 0) continue
      const invoiced = billingDay(month > today.slice(0, 7) ? month : today.slice(0, 7))
      upcoming.push({
        contract: { id: contract_id, number: sides.number },
        company: sides.company[lang],
        month,
        net: line.net,
        wht: line.wht,
        gross: grossOfPayout(line),
        steps: upcomingSteps({ worked: line.to_day, invoiced, due: promisedDay(invoiced, policies) }, today),
      })
    }
  return upcoming
}

export async function listForTalent(ctx: RequestContext<Talent>, query: QueryOf<(typeof contract)['list']>) {
  const { db, viewer, lang, now } = ctx
  const today = riyadhDay(now)
  const { page, next_cursor } = cutPage(await payoutsFor(db, viewer, lang, query), query.limit)
  return {
    data: page.map((row) => payoutOf(row, today)),
    meta: {
      next_cursor,
      ...(await sumsFor(db, viewer, today)),
      has_details: (await detailsOf(db, viewer.userId)) !== undefined,
      upcoming: query.cursor ? [] : await upcomingOf(ctx),
    },
  }
}
