import { isExpanded, nextRead } from '@fareeq/domain/calendar-sources/rules.ts'
import { BUSINESS_ZONE, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { type SourceReading, readSource, unsealAddress } from './actions-reading.ts'
import { markFailed, markRead, saveTimes, takeDue } from './queries.ts'
import type { DueSourceRow } from './rows.ts'

const BATCH = 8
/** A source that was leased to a process which ended is due again then. */
const LEASE = 5 * MINUTE

/** Reads the calendars that are due, some at once: most of the time passes at servers of others. */
export async function readDueSources(ctx: ActionContext): Promise<void> {
  for (;;) {
    const now = ctx.platform.clock.now()
    const due = await takeDue(ctx.db, after(now, LEASE), BATCH, now)
    await Promise.all(due.map((source) => readAgain({ ...ctx, now }, source)))
    if (due.length < BATCH) return
  }
}

async function readAgain(ctx: ActionContext, source: DueSourceRow): Promise<void> {
  const { id, address_secret, timezone, expanded_at } = source
  const address = unsealAddress(ctx.platform.env, address_secret)
  const etag = isExpanded(expanded_at, ctx.now) ? source.etag : null
  const reading: SourceReading =
    address === null
      ? { kind: 'failed', failure: 'not_found' }
      : await readSource(ctx, { id, address, etag, zone: timezone ?? BUSINESS_ZONE })
  await inTransaction(ctx, (ctx) => saveReading(ctx, source, reading))
}

async function saveReading({ db, now }: ActionContext, source: DueSourceRow, reading: SourceReading): Promise<void> {
  const { id, etag, expanded_at: expandedAt, failures } = source
  const next = nextRead(0, now)
  if (reading.kind === 'failed') await markFailed(db, id, reading.failure, nextRead(failures + 1, now), now)
  else if (reading.kind === 'unchanged') await markRead(db, id, { etag, expandedAt, next }, now)
  else if (await markRead(db, id, { etag: reading.etag, expandedAt: now, next }, now))
    await saveTimes(db, id, reading.times)
}
