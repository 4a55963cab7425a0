import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import type { FigureId, FigurePeriod } from '@fareeq/domain/figures/limits.ts'
import { barsOf, figuresFor, mayReadFigure, spanBefore, spanOf } from '@fareeq/domain/figures/rules.ts'
import type { Figure } from '@fareeq/domain/figures/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type DaySpan, momentsOf } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import type { RowPage } from './queries-steps.ts'
import { countSpans, figureRows, wizardCounts } from './queries.ts'
import type { Counted } from './rows.ts'

const NONE: Counted = { value: null, count: 0 }

async function readFigure(
  { db, viewer, lang, now }: RequestContext<Staff>,
  id: FigureId,
  days: FigurePeriod,
): Promise<Figure> {
  const span = spanOf(days, now)
  const before = spanBefore(span)
  const bars = barsOf(days, span)
  const scope = { viewer, lang, ...momentsOf({ from: before.from, to: span.to }) }
  const [own = NONE, earlier = NONE, ...parts] = await countSpans(db, id, scope, [span, before, ...bars])
  return { id, ...own, before: earlier, bars: bars.map((bar, index) => ({ ...bar, ...(parts[index] ?? NONE) })) }
}

export async function readFigures(ctx: RequestContext<Staff>, { days }: QueryOf<typeof contract.list>) {
  const data: Figure[] = []
  // One after the other: figures are read seldom and must not take every connection.
  for (const id of figuresFor(ctx.viewer.roles)) data.push(await readFigure(ctx, id, days))
  return { data, meta: spanOf(days, ctx.now) }
}

export async function readRows(
  { db, viewer, lang, now }: RequestContext<Staff>,
  figure: FigureId,
  { days, cursor, limit }: QueryOf<typeof contract.rows>,
) {
  if (!mayReadFigure(viewer.roles, figure)) throw new Refusal(platformErrors.not_authorized)
  const span = spanOf(days, now)
  const rows = await figureRows(db, figure, { viewer, lang, ...momentsOf(span) }, pageOf(cursor, limit))
  return pagedRows(rows, limit, span)
}

export function pageOf(cursor: string | undefined, limit: number): RowPage {
  const [at = '', id = ''] = cursor?.split('_') ?? []
  return { after: cursor ? { at: new Date(at), id } : null, limit }
}

export function pagedRows<Row extends { id: string; at: Date }>(rows: readonly Row[], limit: number, span: DaySpan) {
  const dated = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  const { page: data, next_cursor } = cutPage(dated, limit, ({ at, id }) => `${at}_${id}`)
  return { data, meta: { ...span, next_cursor } }
}

export async function readWizards({ db, now }: RequestContext<Staff>, { days }: QueryOf<typeof contract.wizards>) {
  const span = spanOf(days, now)
  return { data: await wizardCounts(db, momentsOf(span)), meta: span }
}
