import { approvalLife } from '@fareeq/domain/approvals/states.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { isHandAccount } from '@fareeq/domain/ledger/limits.ts'
import { reversalPostings } from '@fareeq/domain/ledger/rules.ts'
import { manualErrors } from '@fareeq/domain/manual-entries/errors.ts'
import { templateFacts } from '@fareeq/domain/manual-entries/limits.ts'
import {
  dayFault,
  entryAmount,
  manualNumber,
  postingsFault,
  remittedBy,
  reversalFault,
  taxPeriodFault,
} from '@fareeq/domain/manual-entries/rules.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import type { ManualForm, ReversalForm } from '@fareeq/domain/manual-entries/schema.ts'
import { manualLife } from '@fareeq/domain/manual-entries/states.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import type { ApprovalDecision } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { requestApproval } from '../approvals/actions.ts'
import { bookEntry } from '../ledger/actions.ts'
import { balancesAt, closedThrough } from '../ledger/queries-days.ts'
import { entryById } from '../ledger/queries.ts'
import { readManualEntry } from './actions-reading.ts'
import {
  type NewManualEntry,
  insertManualEntry,
  isUnusedProof,
  lockManualEntry,
  lockTax,
  moveManualEntry,
  waitingRemittances,
} from './queries.ts'

async function refuseDay({ db, lang, now }: RequestContext<Staff>, form: { day: string; is_late: boolean }) {
  const closed = await closedThrough(db)
  const fault = dayFault(form, closed, now)
  if (fault === 'future') throw new Refusal(manualErrors.entry_future, { field: 'day' })
  if (fault === 'closed')
    throw new Refusal(manualErrors.entry_month_closed, {
      field: 'day',
      values: { day: formatDay(closed ?? '', lang) },
    })
}

/** A remittance names its months, and is not more than what is owed and not on its way. */
async function refuseRemittance(ctx: RequestContext<Staff>, { template, postings, ...period }: ManualForm) {
  if (taxPeriodFault(template, period)) throw new Refusal(manualErrors.tax_period, { field: 'period_from' })
  const { pays } = templateFacts(template)
  if (pays === null) return
  const { db, lang, now } = ctx
  await lockTax(db, template)
  const owed = 0 - ((await balancesAt(db, riyadhDay(now), { account: pays })).get(pays) ?? 0)
  const free = Math.max(0, owed - (await waitingRemittances(db, template)))
  if (remittedBy(template, postings) > free)
    throw new Refusal(manualErrors.tax_more_than_owed, {
      field: 'postings.0.amount',
      values: { amount: formatUsd(free, lang, 2) },
    })
}

type NewEntry = Omit<NewManualEntry, 'id' | 'state' | 'amount' | 'made_by'>
/** Written and sent for release; null where the entry it takes back is taken back already. */
export async function writeManualEntry(ctx: RequestContext<Staff>, entry: NewEntry): Promise<string | null> {
  const { db, platform, viewer, now } = ctx
  const id = newId(now)
  const amount = entryAmount(entry.postings)
  const place = await insertManualEntry(db, { ...entry, id, state: 'waiting', amount, made_by: viewer.staffId }, now)
  if (place === null) return null
  const label = manualNumber(place)
  await requestApproval(ctx, { kind: 'manual_entry', subjectId: id, label, amount, reason: entry.reason })
  await publishToStaff(db, platform.events, 'ledger.changed', { id })
  return id
}

export const write = (ctx: RequestContext<Staff>, form: ManualForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const { is_late: _, postings, proof_id, ...rest } = form
    await refuseDay(ctx, form)
    const fault = postingsFault(postings)
    if (fault) throw new Refusal(manualErrors[`entry_${fault}`], { field: 'postings.0.amount' })
    await refuseRemittance(ctx, form)
    if (!(await isUnusedProof(db, viewer.staffId, proof_id)))
      throw new Refusal(manualErrors.entry_proof_missing, { field: 'proof_id' })
    const id = await writeManualEntry(ctx, { ...rest, postings, proof_id, corrects: null })
    if (id === null) throw new Error('An entry that corrects nothing has no double')
    return readManualEntry(ctx, id)
  })

/** The same entry the other way round; it needs no document but the one it takes back. */
export const reverse = (ctx: RequestContext<Staff>, form: ReversalForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang } = ctx
    const { entry_id, day, reason } = form
    await refuseDay(ctx, form)
    const entry = await entryById(db, lang, entry_id)
    if (!entry) throw new Refusal(platformErrors.not_found)
    const { kind, corrects, corrected_by, postings } = entry
    const facts = { kind, is_correction: corrects !== null, is_corrected: corrected_by.length > 0, postings }
    const fault = reversalFault(facts)
    if (fault === 'foreign') throw new Refusal(manualErrors.entry_not_reversible)
    const reversal = reversalPostings(postings).flatMap(({ account, amount }): HandPosting[] =>
      isHandAccount(account) ? [{ account, amount }] : [],
    )
    const row = { template: 'reversal', day, postings: reversal, reason, corrects: entry_id } as const
    const id =
      fault === null
        ? await writeManualEntry(ctx, { ...row, period_from: null, period_to: null, proof_id: null })
        : null
    if (id === null) throw new Refusal(manualErrors.entry_reversed)
    return readManualEntry(ctx, id)
  })

const EVENTS = { released: 'book', refused: 'refuse', withdrawn: 'withdraw' } as const

/** Released by another colleague it is booked, in the transaction of the decision. */
export async function followApproval(ctx: ActionContext, { subjectId: id, state, makerId }: ApprovalDecision) {
  const { db, platform, now } = ctx
  const row = await lockManualEntry(db, id)
  const next = row && manualLife.next(row.state, EVENTS[state])
  if (!row || !next) throw new Error(`An entry by hand cannot be ${state}`)
  const corrects = row.corrects_id && (await entryById(db, 'ar', row.corrects_id))
  const entryId =
    approvalLife.next('waiting', 'release') === state
      ? await bookEntry(
          db,
          {
            kind: templateFacts(row.template).entry,
            reference: id,
            day: row.day,
            actor: { kind: 'staff', id: makerId },
            postings: row.postings.map(({ account, amount }) => ({ account, amount, owner: null })),
            reason: row.reason,
            ...(corrects && { corrects: { kind: corrects.kind, reference: corrects.reference } }),
          },
          now,
        )
      : null
  await moveManualEntry(db, id, next, entryId)
  await publishToStaff(db, platform.events, 'ledger.changed', { id })
  await platform.domainEvents.emit(ctx, 'manual_entry.decided', { manualEntryId: id, entryId })
}
