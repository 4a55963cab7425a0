import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { meetingHostsContract } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { handOver } from './actions-inheriting.ts'
import { deleteHost, hostById, hostRows, insertHost, lockHost, saveActivity, saveHost } from './queries-hosts.ts'
import { lockCalendar } from './queries-slots.ts'
import type { HostRow } from './rows.ts'

type Body<Name extends 'add' | 'change' | 'activate'> = BodyOf<(typeof meetingHostsContract)[Name]>

export const toHost = ({ has_meetings, hours, ...host }: HostRow): Host => ({
  ...host,
  hours: hours && hours.map((span) => ({ ...span })),
  may_be_removed: !has_meetings,
})

const subjectOf = (id: string) => ({ kind: 'staff', id }) as const
const CHANGES = ['host.added', 'host.changed', 'host.activated', 'host.deactivated'] as const
type HostChange = (typeof CHANGES)[number]

export async function readHosts({ db, viewer, now }: RequestContext<Staff>) {
  return { data: (await hostRows(db, viewer, now)).map(toHost) }
}

type Trail = { action: HostChange; details?: Record<string, unknown> }

/** Open calendars of colleagues hear of it; companies ask for the slots anew. */
async function saved(
  { db, platform, viewer, now }: RequestContext<Staff>,
  id: string,
  { action, details = {} }: Trail,
) {
  await audit(db, { actor: actorOf(viewer), action, subject: subjectOf(id), details })
  await publishToStaff(db, platform.events, 'meeting.changed', { id })
  return { data: toHost(await hostById(db, viewer, id, now)) }
}

export const addHost = (ctx: RequestContext<Staff>, { staff_id: id, ...place }: Body<'add'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const member = await activeColleague(db, id)
    if (!member) throw new Refusal(rule.choice, { field: 'staff_id' })
    if ((await insertHost(db, id, place)) === 0)
      throw new Refusal(meetingErrors.host_exists, { field: 'staff_id', values: { name: member.name } })
    return saved(ctx, id, { action: 'host.added' })
  })

/** Optimistic locking: the refusal names who changed the host. */
async function lockedHost({ db, viewer }: RequestContext<Staff>, id: string, expectedVersion: number) {
  const host = await lockHost(db, viewer, id)
  if (!host) throw new Refusal(platformErrors.not_found)
  if (host.version === expectedVersion) return host
  const last = await lastByStaff(db, subjectOf(id), CHANGES)
  const name = last?.name ?? (await colleague(db, id)).name
  throw new Refusal(meetingErrors.host_changed, { values: { name }, data: { by: name } })
}

export const changeHost = (ctx: RequestContext<Staff>, id: string, { expected_version, ...place }: Body<'change'>) =>
  inTransaction(ctx, async (ctx) => {
    await lockedHost(ctx, id, expected_version)
    await saveHost(ctx.db, id, place)
    return saved(ctx, id, { action: 'host.changed' })
  })

export const activateHost = (
  ctx: RequestContext<Staff>,
  id: string,
  { active, to, expected_version }: Body<'activate'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    // The calendar first, as bookings do: nobody books with them while tsuccessor meetings go to another host.
    await lockCalendar(db)
    await lockedHost(ctx, id, expected_version)
    const successor = active || !to ? undefined : await activeColleague(db, to)
    const hosts = successor && successor.id !== id && (await lockHost(db, viewer, successor.id))?.active
    if (to && !active && !hosts) throw new Refusal(rule.choice, { field: 'to' })
    await saveActivity(db, id, active)
    if (successor && (await handOver(ctx, { from: id, to: successor.id, actor: actorOf(viewer) })) > 0)
      throw new Refusal(meetingErrors.host_not_free, { field: 'to', values: { name: successor.name } })
    const details = successor && { to: successor.name }
    return saved(ctx, id, { action: active ? 'host.activated' : 'host.deactivated', ...(details && { details }) })
  })

export const removeHost = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer } = ctx
    await lockCalendar(db)
    if (!(await lockHost(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    if ((await deleteHost(db, id)) === 0) throw new Refusal(meetingErrors.host_has_meetings)
    await audit(db, { actor: actorOf(viewer), action: 'host.removed', subject: subjectOf(id) })
    await publishToStaff(db, platform.events, 'meeting.changed', { id })
    return { data: { id } }
  })
