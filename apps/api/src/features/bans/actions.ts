import type { bansOpsContract } from '@fareeq/domain/bans/contract-ops.ts'
import { isImpartial, staffMayMove } from '@fareeq/domain/bans/rules.ts'
import type { BanCase, OwnCase } from '@fareeq/domain/bans/schema.ts'
import { banLife, isReport, waitsFor } from '@fareeq/domain/bans/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { type CaseScope, caseById, casesOf, ownCases } from './queries.ts'
import type { CaseRow } from './rows.ts'

const DECIDING = ['open', 'ban', 'dismiss', 'lift', 'uphold'] as const

/** Operations and admins read every case; reporters read what they reported. */
export const scopeOf = ({ staffId, roles }: Staff): CaseScope => ({
  reporter: DECIDING.some((event) => staffMayMove(roles, event, true)) ? null : staffId,
})

/** Of a case that others have reported, too, a reporter reads their own words and files, and how it stands. */
export function visibleTo(viewer: Staff, row: CaseRow): CaseRow {
  const { reporter } = scopeOf(viewer)
  if (!reporter) return row
  const reports = row.reports.filter(({ staff_id }) => staff_id === reporter)
  return { ...row, reports, files: row.files.filter(({ owner_id }) => owner_id === reporter) }
}

const text = (moment: Date | null) => moment?.toISOString() ?? null

/** Without the reports, whose files would name their sender. */
export const toOwnCase = (row: CaseRow): OwnCase => ({
  id: row.id,
  state: row.state,
  notice: row.notice,
  opened_at: text(row.opened_at),
  answer_by: text(row.answer_by),
  answer: row.answer,
  answered_at: text(row.answered_at),
  decided_at: text(row.decided_at),
  reason: row.reason,
  appeal: row.appeal,
  appealed_at: text(row.appealed_at),
  appeal_decided_at: text(row.appeal_decided_at),
  appeal_reason: row.appeal_reason,
  can_answer: banLife.next(row.state, 'answer') !== null,
  can_appeal: banLife.next(row.state, 'appeal') !== null,
  files: row.files.filter(({ side }) => side === 'answer' || side === 'appeal'),
})

export const handlersOf = (row: CaseRow) => ({ ...row, reporters: row.reports.map(({ staff_id }) => staff_id) })

export function toBanCase(row: CaseRow, viewer: Staff): BanCase {
  const { staffId, roles } = viewer
  const { reports, files } = visibleTo(viewer, row)
  const mine = DECIDING.filter(
    (event) => banLife.next(row.state, event) && staffMayMove(roles, event, isReport(row.state)),
  )
  const moves = mine.filter((event) => isImpartial(event, staffId, handlersOf(row)))
  return {
    ...toOwnCase(row),
    files,
    talent: { id: row.talent_id, name: row.talent_name },
    created_at: row.created_at.toISOString(),
    waits_for: waitsFor(row.state),
    opened_by: row.opened_by_name,
    decided_by: row.decided_by_name,
    appeal_decided_by: row.appeal_decided_by_name,
    reports: reports.map(({ id, text, by, company, at }) => ({
      id,
      text,
      by: by ?? '',
      company,
      at: new Date(at).toISOString(),
    })),
    moves,
    is_partial: mine.length > moves.length,
  }
}

export async function listCases(
  { db, viewer, lang }: RequestContext<Staff>,
  query: QueryOf<(typeof bansOpsContract)['list']>,
) {
  const { limit, talent_id, ...search } = query
  const rows = await casesOf(db, scopeOf(viewer), lang, { ...search, talentId: talent_id, limit })
  const { page, next_cursor } = cutPage(rows, limit)
  return { data: page.map((row) => toBanCase(row, viewer)), meta: { next_cursor } }
}

export async function readCase({ db, viewer, lang }: RequestContext<Staff>, id: string) {
  const row = await caseById(db, scopeOf(viewer), lang, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toBanCase(row, viewer) }
}

export const readOwnCases = async ({ db, viewer, lang }: RequestContext<Talent>) => ({
  data: (await ownCases(db, viewer, lang)).map(toOwnCase),
})
