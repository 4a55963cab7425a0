import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { ACCOUNT_FACTS, BANK_ACCOUNTS, type BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { reconciliationErrors } from '@fareeq/domain/reconciliations/errors.ts'
import { certainProposal, matchFault, sumOf } from '@fareeq/domain/reconciliations/rules.ts'
import type { MatchForm } from '@fareeq/domain/reconciliations/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { candidatesOf, proposalsByLine } from './actions-proposals.ts'
import { lineCents } from './actions-rates.ts'
import { freeEntries } from './queries-entries.ts'
import { correctionPairs, recordedEntries } from './queries-known.ts'
import { lockLines, openLines } from './queries-lines.ts'
import { deleteMatch, explainedLine, insertMatch, lastReconciliation, lockAccount, matchDays } from './queries.ts'

const MATCHED_AT_ONCE = 20_000
/** Far away: every line that is none yet. */
const LAST_DAY = '9999-12-31'

export const match = (ctx: RequestContext<Staff>, form: MatchForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const { account } = form
    await lockAccount(db, account)
    const [lineIds, entryIds] = [[...new Set(form.line_ids)], [...new Set(form.entry_ids)]]
    const rows = await lockLines(db, lineIds)
    if (rows.length < lineIds.length || rows.some(({ currency }) => currency !== ACCOUNT_FACTS[account].bank))
      throw new Refusal(platformErrors.not_found)
    if (rows.some(({ match_id }) => match_id !== null)) throw new Refusal(reconciliationErrors.match_taken)
    if (rows.some(({ is_undecided }) => is_undecided)) throw new Refusal(reconciliationErrors.line_undecided)
    const entries = await freeEntries(db, account, entryIds)
    if (entries.length < entryIds.length) throw new Refusal(reconciliationErrors.match_taken)
    const lines = rows.map((row) => ({ id: row.id, amount: lineCents(ctx, account, row) }))
    const fault = matchFault(lines, entries)
    if (fault === 'empty') throw new Refusal(reconciliationErrors.match_empty, { field: 'line_ids' })
    if (fault)
      throw new Refusal(reconciliationErrors.match_differs, {
        field: 'entry_ids',
        values: { amount: formatUsd(Math.abs(fault.difference), lang, 2) },
      })
    const id = newId(now)
    await insertMatch(db, { id, account, made_by: viewer.staffId, lines, entries: entries.map(toPart) }, now)
    await publishToStaff(db, platform.events, 'ledger.changed', { id })
    return { data: { id } }
  })

const toPart = ({ id, amount }: { id: string; amount: number }) => ({ id, amount })

/** Until a reconciliation has counted it. */
export const undo = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang } = ctx
    const first = await matchDays(db, id)
    const account = BANK_ACCOUNTS.find((bankAccount) => bankAccount === first?.account)
    if (!account) throw new Refusal(platformErrors.not_found)
    await lockAccount(db, account)
    const days = await matchDays(db, id)
    if (!days) throw new Refusal(platformErrors.not_found)
    const last = await lastReconciliation(db, account)
    if (last && days.day <= last.day)
      throw new Refusal(reconciliationErrors.match_finished, { values: { day: formatDay(last.day, lang) } })
    await deleteMatch(db, id)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'reconciliation.unmatched',
      subject: { kind: 'reconciliation', id: account },
    })
    await publishToStaff(db, platform.events, 'ledger.changed', { id })
    return { data: { id } }
  })

/** What was recorded from a line is the line, whatever became of it since. */
async function matchRecorded(ctx: ActionContext, account: BankAccount, lineIds?: readonly string[]): Promise<number> {
  const { db, now } = ctx
  let matched = 0
  const groups = Map.groupBy(await recordedEntries(db, account, lineIds), ({ line_id }) => line_id)
  for (const [lineId, rows] of groups) {
    const [first] = rows
    if (!first || first.currency !== ACCOUNT_FACTS[account].bank) continue
    const entries = rows.map(({ entry_id: id, amount }) => ({ id, amount }))
    const line = { id: lineId, amount: lineCents(ctx, account, { day: first.day, amount: first.line_amount }) }
    // A line that is matched already keeps its match: what came and went since adds up to nothing.
    const lines = !first.is_matched && sumOf(entries) === line.amount ? [line] : []
    if (matchFault(lines, entries) !== null) continue
    await insertMatch(db, { id: newId(now), account, made_by: null, lines, entries }, now)
    matched++
  }
  return matched
}

/** Entries that were taken back, of which the bank knows nothing. */
async function matchCorrections({ db, now }: ActionContext, account: BankAccount): Promise<number> {
  const used = new Set<string>()
  let matched = 0
  for (const { entry_id: entryId, correction_id: correctionId, amount } of await correctionPairs(db, account)) {
    if (used.has(entryId) || used.has(correctionId)) continue
    used.add(entryId).add(correctionId)
    const entries = [
      { id: entryId, amount },
      { id: correctionId, amount: 0 - amount },
    ]
    await insertMatch(db, { id: newId(now), account, made_by: null, lines: [], entries }, now)
    matched++
  }
  return matched
}

/** A line that names an entry, or a batch, with its exact amount; where two lines name the same, neither is certain. */
async function matchNamed(ctx: ActionContext, account: BankAccount): Promise<number> {
  const { db, now } = ctx
  const open = (await openLines(db, ACCOUNT_FACTS[account].bank, LAST_DAY)).slice(0, MATCHED_AT_ONCE)
  const ids = open.filter(({ is_undecided }) => !is_undecided).map(({ id }) => id)
  const lines = (await lockLines(db, ids)).filter(({ match_id, waiting }) => match_id === null && waiting === null)
  const candidates = await candidatesOf(db, account)
  const amounts = new Map(candidates.map(({ id, amount }) => [id, amount]))
  const certain = [...proposalsByLine(ctx, account, lines, candidates)].flatMap(([lineId, proposals]) => {
    const proposal = certainProposal(proposals)
    return proposal ? [{ lineId, proposal }] : []
  })
  const uses = Map.groupBy(certain, ({ proposal }) => proposal.ids.join())
  const unique = certain.filter(({ proposal }) => uses.get(proposal.ids.join())?.length === 1)
  for (const { lineId, proposal } of unique) {
    const entries = proposal.ids.map((id) => ({ id, amount: amounts.get(id) ?? 0 }))
    const part = { id: lineId, amount: proposal.amount }
    await insertMatch(db, { id: newId(now), account, made_by: null, lines: [part], entries }, now)
  }
  return unique.length
}

export const matchCertain = (ctx: ActionContext, account: BankAccount): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, account)
    const recorded = await matchRecorded(ctx, account)
    const corrected = await matchCorrections(ctx, account)
    return recorded + corrected + (await matchNamed(ctx, account))
  })

export async function matchNow(ctx: RequestContext<Staff>, { account }: { account: BankAccount }) {
  const matched = await matchCertain(ctx, account)
  if (matched > 0) await publishToStaff(ctx.db, ctx.platform.events, 'ledger.changed', { id: account })
  return { data: { matched } }
}

/** An entry that was written for a line is in the books, or was refused. */
export async function followManualEntry(
  ctx: ActionContext,
  { manualEntryId, entryId }: { manualEntryId: string; entryId: string | null },
): Promise<void> {
  const line = entryId === null ? undefined : await explainedLine(ctx.db, manualEntryId)
  if (line) for (const account of BANK_ACCOUNTS) await matchRecorded(ctx, account, [line.line_id])
}
