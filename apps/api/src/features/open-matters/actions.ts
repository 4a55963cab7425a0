import { MAX_NAMED, type Leaver, type OpenMatterKind } from '@fareeq/domain/open-matters/limits.ts'
import { hasSuccessor, kindsFor, leaverOf, outcomeOf } from '@fareeq/domain/open-matters/rules.ts'
import type { OpenMatters } from '@fareeq/domain/open-matters/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { successorOf } from '@fareeq/domain/organisations/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Member, Staff } from '../../platform/session.ts'
import { membersWith } from '../organisations/queries.ts'
import { type OpenMatterRow, leaverById, nameOfPerson, openMatterRows } from './queries.ts'

const toGroup = (kind: OpenMatterKind, leaver: Leaver, rows: readonly OpenMatterRow[]) => {
  const outcome = outcomeOf(kind, leaver)
  if (!outcome || rows.length === 0) return []
  const items = rows.slice(0, MAX_NAMED).map(({ kind: _, at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }))
  return [{ kind, outcome, count: rows.length, items }]
}

/** All that is open of somebody, by what becomes of it. */
async function openMattersOf(
  { db, lang }: RequestContext,
  id: string,
  leaver: Leaver,
  successorId: string | null,
): Promise<{ data: OpenMatters }> {
  const kinds = kindsFor(leaver)
  const side = leaver === 'talent' ? 'talent' : 'client'
  const rows = Map.groupBy(await openMatterRows(db, { side, id, lang }, kinds), ({ kind }) => kind)
  const groups = kinds.flatMap((kind) => toGroup(kind, leaver, rows.get(kind) ?? []))
  const successor = successorId && hasSuccessor(leaver) ? await nameOfPerson(db, successorId, lang) : null
  return { data: { leaver, successor, groups } }
}

/** Of whoever closes an account; the highest role among the colleagues takes over. */
async function ofAccount(ctx: RequestContext, id: string) {
  const row = await leaverById(ctx.db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const successor = row.is_talent ? undefined : successorOf(await membersWith(ctx.db, id))
  return openMattersOf(ctx, id, leaverOf(row), successor?.id ?? null)
}

export const readOwn = (ctx: RequestContext<Member>) => ofAccount(ctx, ctx.viewer.userId)
export const readOfPerson = (ctx: RequestContext<Staff>, id: string) => ofAccount(ctx, id)

/** Of a colleague whom the caller may let go: the caller takes over. */
export async function readOfColleague(ctx: RequestContext<Client>, id: string) {
  const { db, viewer } = ctx
  const colleague = (await membersWith(db, viewer.userId)).find((member) => member.id === id.toLowerCase())
  if (!colleague) throw new Refusal(platformErrors.not_found)
  return openMattersOf(ctx, colleague.id, 'removed', viewer.userId)
}
