import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { selectionsOpsContract } from '@fareeq/domain/selections/contract-ops.ts'
import { actsNext, ageInDays, clockOf, missingEvidence } from '@fareeq/domain/selections/rules.ts'
import type { Selection, SelectionFilter } from '@fareeq/domain/selections/schema.ts'
import { SELECTION_STATES, targetsOf } from '@fareeq/domain/selections/states.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { clockCounts, selectionRow, selectionRows, stepCounts } from './queries.ts'
import type { SelectionRow } from './rows.ts'

type Reader = { lang: Lang; now: Date; holidays: readonly string[]; mayMove: boolean }

function toSelection(row: SelectionRow, { lang, now, holidays, mayMove }: Reader): Selection {
  const { id, state, owner, photo_key, role, entered_at, due_at, referred, invited_at } = row
  return {
    id,
    ...namesFor(row, lang),
    photo: photo_key && photoAddress(photo_key),
    role_name: role && roleName(role, lang),
    state,
    owner,
    acts: actsNext(row),
    entered_at: entered_at.toISOString(),
    age: ageInDays(entered_at, now, holidays),
    due_at: due_at?.toISOString() ?? null,
    clock: clockOf(row, now),
    referred,
    // A badge for those who recruit, and for nobody else (D-76).
    from_workable: mayMove && row.from_workable,
    awaits_consent: row.awaits_consent,
    invited_at: invited_at?.toISOString() ?? null,
    targets: mayMove ? targetsOf(state) : [],
    lacks: missingEvidence(row),
  }
}

const readerOf = ({ platform, viewer, lang, now }: RequestContext<Staff>): Reader => ({
  lang,
  now,
  holidays: platform.policies.at(now).holidays,
  mayMove: may(viewer, 'selections.move'),
})

export async function listSelections(
  ctx: RequestContext<Staff>,
  query: QueryOf<(typeof selectionsOpsContract)['list']>,
) {
  const { db, viewer, now } = ctx
  const [rows, reader] = [await selectionRows(db, viewer, query, now), readerOf(ctx)]
  const { page, next_cursor } = cutPage(rows, query.limit)
  return { data: page.map((row) => toSelection(row, reader)), meta: { next_cursor } }
}

export async function countSelections({ db, viewer, now }: RequestContext<Staff>, filter: SelectionFilter) {
  const [counts, clocks] = await Promise.all([stepCounts(db, viewer, filter, now), clockCounts(db, viewer, now)])
  const steps = SELECTION_STATES.map(
    (state) => counts.find((count) => count.state === state) ?? { state, total: 0, late: 0 },
  )
  return { data: { steps, ...clocks } }
}

export async function readSelection(ctx: RequestContext<Staff>, id: string): Promise<{ data: Selection }> {
  const row = await selectionRow(ctx.db, ctx.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toSelection(row, readerOf(ctx)) }
}
