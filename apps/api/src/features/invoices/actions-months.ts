import { LATE_MONTHS } from '@fareeq/domain/invoices/limits.ts'
import { monthLine, monthsUpTo } from '@fareeq/domain/invoices/rules-months.ts'
import { billedMonth, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { unpaidDaysOf } from '../time-off/queries.ts'
import { issueInvoice } from './actions-issuing.ts'
import { type NewLine, insertLines } from './queries-lines.ts'
import { billedMonths, termsBetween } from './queries-months.ts'
import { holdsOf } from './queries-preview.ts'
import { insertInvoice } from './queries.ts'
import type { TermRow } from './rows.ts'

const CLOCK = { kind: 'system' } as const

/** What was worked in the month, and in those before it by contracts that were signed late. */
export async function linesFor(db: Db, terms: readonly TermRow[], month: string): Promise<NewLine[]> {
  const contractIds = terms.map(({ contract_id }) => contract_id)
  const billed = await billedMonths(db, contractIds)
  const unpaid = await unpaidDaysOf(db, contractIds)
  return terms.flatMap((term) =>
    monthsUpTo(month, LATE_MONTHS).flatMap((past) => {
      const { contract_id, term: number } = term
      const line = billed.has(`${contract_id} ${number} ${past}`)
        ? null
        : monthLine(term, past, unpaid.get(contract_id))
      return line ? [{ kind: 'salary' as const, label: null, contract_id, term: number, ...line }] : []
    }),
  )
}

/** The draft of a month; null where there is nothing to bill, or it was billed already. */
export async function draftMonth(
  db: Db,
  organisation_id: string,
  terms: readonly TermRow[],
  month: string,
  now: Date,
): Promise<string | null> {
  const id = newId(now)
  const lines = await linesFor(db, terms, month)
  if (lines.length === 0) return null
  const { subtotal } = totalsOf(lines, 0)
  if (!(await insertInvoice(db, { id, organisation_id, month, subtotal, note: null }, now))) return null
  await insertLines(db, id, lines, now)
  return id
}

type CompanyTerms = { organisationId: string; terms: readonly TermRow[]; month: string; isHeld: boolean }
/**
 * Bills one company for a month; false where there is nothing to bill, or it was billed already. What finance hold back stays
 * a draft, which they issue.
 */
const billCompany = (ctx: ActionContext, { organisationId, terms, month, isHeld }: CompanyTerms) =>
  inTransaction(ctx, async (ctx) => {
    const id = await draftMonth(ctx.db, organisationId, terms, month, ctx.now)
    if (id && !isHeld) await issueInvoice(ctx, id, CLOCK)
    return id !== null
  })

/** On the 1st, and on any later day of the month for companies that were missed. One company that fails holds up no other. */
export async function billMonth(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const month = billedMonth(riyadhDay(now))
  const [first = month] = monthsUpTo(month, LATE_MONTHS)
  const terms = await termsBetween(db, `${first}-01`, riyadhDay(now))
  const holds = await holdsOf(db, month)
  let count = 0
  for (const [organisationId, own = []] of Object.entries(Object.groupBy(terms, (term) => term.organisation_id))) {
    try {
      const isHeld = holds.has(organisationId)
      if (await billCompany(ctx, { organisationId, terms: own, month, isHeld })) count++
    } catch (err) {
      platform.log.error({ err, organisationId, month }, 'a company was not billed')
    }
  }
  return count
}
