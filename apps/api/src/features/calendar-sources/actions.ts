import { createHmac } from 'node:crypto'
import { calendarSourceErrors } from '@fareeq/domain/calendar-sources/errors.ts'
import { MAX_SOURCES, type SourceFailure } from '@fareeq/domain/calendar-sources/limits.ts'
import { calendarAddress, hostOf, nextRead } from '@fareeq/domain/calendar-sources/rules.ts'
import type { CalendarSource } from '@fareeq/domain/calendar-sources/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { readSource, sealAddress } from './actions-reading.ts'
import {
  type SourceOwner,
  deleteSource,
  insertSource,
  lockOwner,
  saveTimes,
  sourceOfAddress,
  sourcesOf,
  zoneOfUser,
} from './queries.ts'
import type { SourceRow } from './rows.ts'

type Ctx = RequestContext<Member | Staff>

const ownerOf = ({ viewer }: Ctx): SourceOwner =>
  viewer.kind === 'staff' ? { staffId: viewer.staffId } : { userId: viewer.userId }

const toSource = ({ id, host, read_at, failure, failed_since, busy_times }: SourceRow): CalendarSource => ({
  id,
  host,
  read_at: read_at.toISOString(),
  failure,
  failed_since: failed_since?.toISOString() ?? null,
  busy_times,
})

export const readSources = async (ctx: Ctx): Promise<CalendarSource[]> =>
  (await sourcesOf(ctx.db, ownerOf(ctx), ctx.now)).map(toSource)

const refusalOf = (failure: SourceFailure) =>
  new Refusal(calendarSourceErrors[`source_${failure}`], { field: 'address' })

/** Whole days are those of the person; of a colleague those of the business. */
const zoneOf = async ({ db, viewer }: Ctx): Promise<string> =>
  viewer.kind === 'staff' ? BUSINESS_ZONE : ((await zoneOfUser(db, viewer.userId)) ?? BUSINESS_ZONE)

/** Reads a calendar, and connects it only if that went well. The same address again is the same calendar. */
export async function addSource(ctx: Ctx, text: string): Promise<CalendarSource> {
  const { platform, now } = ctx
  const owner = ownerOf(ctx)
  const address = calendarAddress(text)
  if (address === null) throw new Refusal(rule.url, { field: 'address' })
  const hash = createHmac('sha256', platform.env.TOKEN_KEY).update(`calendar source:${address}`).digest()
  await refuseFull(ctx, owner, hash)
  const source = { id: newId(now), address, etag: null, zone: await zoneOf(ctx) }
  const reading = await readSource(ctx, source)
  if (reading.kind !== 'read') throw refusalOf(reading.kind === 'failed' ? reading.failure : 'server')
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    await lockOwner(db, owner)
    await refuseFull(ctx, owner, hash)
    const connected = await sourceOfAddress(db, owner, hash)
    const id = connected?.id ?? source.id
    if (!connected) {
      const { SECRET_KEY } = platform.env
      const columns = { address_secret: sealAddress(SECRET_KEY, address), address_hash: hash, host: hostOf(address) }
      await insertSource(db, owner, { id, ...columns, etag: reading.etag, next_read_at: nextRead(0, now) }, now)
      const subject = subjectOf(owner)
      await audit(db, { actor: actorOf(viewer), action: 'calendar_source.added', subject })
    }
    await saveTimes(db, id, reading.times)
    const saved = (await readSources(ctx)).find((source) => source.id === id)
    if (!saved) throw new Refusal(platformErrors.not_found)
    return saved
  })
}

const subjectOf = (owner: SourceOwner) =>
  'staffId' in owner ? ({ kind: 'staff', id: owner.staffId } as const) : ({ kind: 'user', id: owner.userId } as const)

async function refuseFull({ db, now }: Ctx, owner: SourceOwner, hash: Buffer) {
  const sources = await sourcesOf(db, owner, now)
  if (sources.length < MAX_SOURCES || (await sourceOfAddress(db, owner, hash))) return
  throw new Refusal(calendarSourceErrors.sources_full, { field: 'address' })
}

export const removeSource = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const owner = ownerOf(ctx)
    if (!(await deleteSource(db, owner, id))) throw new Refusal(platformErrors.not_found)
    await audit(db, { actor: actorOf(viewer), action: 'calendar_source.removed', subject: subjectOf(owner) })
    return { id }
  })
