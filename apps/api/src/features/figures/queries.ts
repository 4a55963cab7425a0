import type { WizardVariant } from '@fareeq/domain/figures/schema.ts'
import { WIZARDS } from '@fareeq/domain/client-projects/limits.ts'
import { REQUEST_STEPS, type FigureId } from '@fareeq/domain/figures/limits.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { REACHED, type RowPage } from './queries-steps.ts'
import { type Scope, aggregateOf, sourceOf } from './queries-sources.ts'
import type { Counted, FigureRow } from './rows.ts'

/** The figure of each span, in one reading. The scope covers all of them. */
export const countSpans = (db: Db, figure: FigureId, scope: Scope, spans: readonly DaySpan[]) =>
  db.rows<Counted>(sql`
    with facts as materialized (
      select (at at time zone ${BUSINESS_ZONE})::date as day, value from (${sourceOf(figure, scope)}) as source)
    select ${aggregateOf(figure)}::float8 as value, count(value)::int as count
    from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
        with ordinality as span (first_day, last_day, place)
      left join facts on day between first_day and last_day
    group by place order by place`)

export const figureRows = (db: Db, figure: FigureId, scope: Scope, { after, limit }: RowPage) =>
  db.rows<FigureRow>(sql`
    select id, record_id, section, label /* not null */, detail /* not null */, at /* not null */, value from (${sourceOf(figure, scope)}) as source
    where true ${after ? sql`and (at, id) < (${after.at}, ${after.id})` : sql.empty}
    order by at desc, id desc limit ${limit + 1}`)

/** Requests that were started in that time, by the order of their wizard. */
export const wizardCounts = (db: Db, { start, end }: Pick<Scope, 'start' | 'end'>) =>
  // house-allow sql: the wizards are words of a parameter
  db.rows<WizardVariant>(sql`
    select variant.wizard, ${sql.join(
      REQUEST_STEPS.map((step) => sql`count(project.id) filter (where ${REACHED[step]})::int as ${sql.id(step)}`),
      ', ',
    )}
    from unnest(${[...WIZARDS]}::text[]) with ordinality as variant (wizard, place)
      left join client_projects as project on project.wizard = variant.wizard
        and project.created_at >= ${start} and project.created_at < ${end}
    group by variant.wizard, place order by place`)
