import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { type Candidate, proposalsFor } from '@fareeq/domain/reconciliations/rules.ts'
import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { lineCents } from './actions-rates.ts'
import { candidateRows, movedEntries } from './queries-entries.ts'

/** Entries that are no line yet. */
export const candidatesOf = async (db: Db, account: BankAccount): Promise<Candidate[]> =>
  (await candidateRows(db, account))
    .filter(({ amount }) => amount !== 0)
    .map(({ group_id: group, ...row }) => ({ ...row, group }))

type Line = { id: string; day: string; amount: number; name: string | null; text: string }
/** What each line may be, worked out when it is read, because the books go on. */
export const proposalsByLine = (
  ctx: Pick<ActionContext, 'platform'>,
  account: BankAccount,
  lines: readonly Line[],
  candidates: readonly Candidate[],
) =>
  new Map(
    lines.map((line) => {
      const amount = lineCents(ctx, account, line)
      const text = `${line.text} ${line.name ?? ''}`
      return [line.id, proposalsFor({ day: line.day, amount, text }, candidates)] as const
    }),
  )

/** The same with the entries themselves. */
export async function proposalsOf(
  ctx: ActionContext & { lang: Lang },
  account: BankAccount,
  lines: readonly Line[],
  candidates: readonly Candidate[],
): Promise<Map<string, BankLineView['proposals']>> {
  const proposals = proposalsByLine(ctx, account, lines, candidates)
  const ids = [...new Set([...proposals.values()].flat().flatMap((proposal) => proposal.ids))]
  if (ids.length === 0) return new Map()
  const entries = new Map((await movedEntries(ctx.db, ctx.lang, account, ids)).map((entry) => [entry.id, entry]))
  return new Map(
    [...proposals].map(([lineId, list]) => [
      lineId,
      list.map(({ ids: entryIds, is_named, days_apart }) => ({
        entries: entryIds.flatMap((id) => entries.get(id) ?? []),
        is_named,
        days_apart,
      })),
    ]),
  )
}
