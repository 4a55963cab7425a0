import { isDraft, isVoid } from '@fareeq/domain/invoices/states.ts'
import { ratesFor } from '@fareeq/domain/invoices/rules.ts'
import { serviceTotals } from '@fareeq/domain/invoices/rules-services.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { recurringOpsContract as contract } from '@fareeq/domain/recurring-invoices/contract.ts'
import { comingDays } from '@fareeq/domain/recurring-invoices/rules.ts'
import { BILLING, CHANGEABLE } from '@fareeq/domain/recurring-invoices/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { buyerCountries } from '../invoices/queries-billing.ts'
import { organisationOf } from '../organisations/queries.ts'
import { recurringById, recurringOf, recurringRows, runsOf } from './queries.ts'
import type { RecurringRow } from './rows.ts'

type Reader = RequestContext<Staff> | RequestContext<Client>

/** Each with the tax of its company’s country today. */
async function toSummaries({ db, platform, now }: Reader, rows: readonly RecurringRow[]) {
  const policies = platform.policies.at(now)
  const countries = new Map(
    (
      await buyerCountries(
        db,
        rows.map(({ organisation_id }) => organisation_id),
      )
    ).map(({ id, country }) => [id, country]),
  )
  return rows.map((row) => {
    const { id, organisation_id, title, interval, state, first_day, last_day, lines, company, next_place } = row
    const [next_day = null] = BILLING.includes(state) ? comingDays(row, next_place, 1) : []
    const totals = serviceTotals(lines, ratesFor(countries.get(organisation_id) ?? null, policies).vat_rate)
    return { id, organisation_id, company, title, interval, state, first_day, last_day, next_day, ...totals }
  })
}

export async function listForStaff(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { page, next_cursor } = cutPage(await recurringRows(ctx.db, query, ctx.lang), query.limit)
  return { data: await toSummaries(ctx, page), meta: { next_cursor } }
}

export async function listForClient(ctx: RequestContext<Client>) {
  const { db, viewer, lang } = ctx
  const rows = await recurringOf(db, await organisationOf(db, viewer.userId), CHANGEABLE, lang)
  const data = await toSummaries(ctx, rows)
  return { data: data.map(({ organisation_id: _, company: __, ...summary }) => summary) }
}

export async function readForStaff(ctx: RequestContext<Staff>, id: string) {
  const { db, lang } = ctx
  const row = await recurringById(db, id, lang)
  const [summary] = row ? await toSummaries(ctx, [row]) : []
  if (!row || !summary) throw new Refusal(platformErrors.not_found)
  const { version, lines, issues_at_once, purchase_order, note, created_by, next_place } = row
  return {
    data: {
      ...summary,
      version,
      lines,
      issues_at_once,
      purchase_order,
      note,
      created_by,
      coming_days: BILLING.includes(row.state) ? comingDays(row, next_place) : [],
      invoices: (await runsOf(db, id)).map(({ id, number, day, state }) => ({
        id,
        number,
        day,
        is_discarded: isVoid(state) && !isDraft(state) && number === null,
      })),
    },
  }
}
