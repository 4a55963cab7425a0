import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { sellersContract as contract } from '@fareeq/domain/sellers/contract.ts'
import { sellerErrors } from '@fareeq/domain/sellers/errors.ts'
import { dayFault, isTooLate, releaseFault, stateOf, withdrawalFault } from '@fareeq/domain/sellers/rules.ts'
import type { SellerVersion } from '@fareeq/domain/sellers/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { currentIssuer } from './actions-reading.ts'
import {
  currentId,
  insertVersion,
  lockSellers,
  releaseVersion,
  versionRow,
  versionRows,
  waitingRow,
  withdrawVersion,
} from './queries.ts'
import type { VersionRow } from './rows.ts'

function toVersion(
  row: VersionRow,
  current: string | undefined,
  { viewer, now }: RequestContext<Staff>,
): SellerVersion {
  return {
    id: row.id,
    name: { ar: row.name_ar, en: row.name_en },
    address: { ar: row.address_ar, en: row.address_en },
    vat_number: row.vat_number,
    registration_number: row.registration_number,
    accounts: row.accounts,
    state: stateOf(row, row.id === current, now),
    from_day: row.from_day,
    reason: row.reason,
    proposed_by: row.proposed_by,
    proposed_at: row.proposed_at.toISOString(),
    released_by: row.released_by,
    released_at: row.released_at?.toISOString() ?? null,
    withdrawn_by: row.withdrawn_by,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    is_own: row.proposed_by_id === viewer.staffId,
    can_release: releaseFault(row, viewer.staffId, now) === null,
    can_withdraw: withdrawalFault(row) === null,
    is_too_late: isTooLate(row, now),
  }
}

export async function readCurrent(ctx: RequestContext<Staff>) {
  const { name, address, vat_number, registration_number, accounts, from_day, isDemo } = await currentIssuer(ctx)
  const data = { name, address, vat_number, registration_number, accounts: [...accounts], from_day, is_demo: isDemo }
  return { data }
}

export async function listVersions(ctx: RequestContext<Staff>, { cursor, limit }: QueryOf<(typeof contract)['list']>) {
  const { db, now } = ctx
  const rows = await versionRows(db, cursor, limit)
  const { page, next_cursor } = cutPage(rows, limit, ({ place }) => String(place))
  const current = await currentId(db, riyadhDay(now))
  return { data: page.map((row) => toVersion(row, current, ctx)), meta: { next_cursor } }
}

const subjectOf = (id: string) => ({ kind: 'seller', id }) as const

async function announce(ctx: RequestContext<Staff>, id: string) {
  const { db, platform, now } = ctx
  await publishToStaff(db, platform.events, 'seller.changed', { id })
  return { data: toVersion(await rowOrThrow(ctx, id), await currentId(db, riyadhDay(now)), ctx) }
}

async function rowOrThrow({ db }: RequestContext<Staff>, id: string): Promise<VersionRow> {
  const row = await versionRow(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export const propose = (ctx: RequestContext<Staff>, form: BodyOf<(typeof contract)['propose']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const fault = dayFault(form.from_day, now)
    if (fault) throw new Refusal(sellerErrors[`seller_${fault}`], { field: 'from_day' })
    await lockSellers(db)
    const waiting = await waitingRow(db)
    if (waiting) throw new Refusal(sellerErrors.seller_waiting, { values: { name: waiting.proposed_by } })
    const id = newId(now)
    await insertVersion(db, id, form, viewer.staffId, now)
    const { from_day, reason } = form
    const details = { from_day, reason }
    await audit(db, { actor: actorOf(viewer), action: 'seller.proposed', subject: subjectOf(id), details })
    return announce(ctx, id)
  })

/** Of whoever has settled it before. */
const settled = (fault: 'released' | 'withdrawn', row: VersionRow): Refusal =>
  new Refusal(sellerErrors[`seller_${fault}`], { values: { name: row[`${fault}_by`] ?? '' } })

export const release = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockSellers(db)
    const row = await rowOrThrow(ctx, id)
    const fault = releaseFault(row, viewer.staffId, now)
    if (fault === 'released' || fault === 'withdrawn') throw settled(fault, row)
    if (fault) throw new Refusal(sellerErrors[`seller_${fault}`])
    await releaseVersion(db, id, viewer.staffId, now)
    const details = { from_day: row.from_day }
    await audit(db, { actor: actorOf(viewer), action: 'seller.released', subject: subjectOf(id), details })
    return announce(ctx, id)
  })

export const withdraw = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockSellers(db)
    const row = await rowOrThrow(ctx, id)
    const fault = withdrawalFault(row)
    if (fault) throw settled(fault, row)
    await withdrawVersion(db, id, viewer.staffId, now)
    const details = { from_day: row.from_day }
    await audit(db, { actor: actorOf(viewer), action: 'seller.withdrawn', subject: subjectOf(id), details })
    return announce(ctx, id)
  })
