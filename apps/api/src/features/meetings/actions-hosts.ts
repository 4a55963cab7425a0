import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { meetingHostsContract } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
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

export async function readHosts({ db, viewer, now }: Call<Staff>) {
  return { data: (await hostRows(db, viewer, now)).map(toHost) }
}

type Trail = { action: HostChange; details?: Record<string, unknown> }

/** Open calendars of colleagues hear of it; companies ask for the slots anew. */
async function saved({ db, platform, viewer, now }: Call<Staff>, id: string, { action, details = {} }: Trail) {
  await audit(db, { actor: actorOf(viewer), action, subject: subjectOf(id), details })
  await publishToStaff(db, platform.events, 'meeting.changed', { id })
  return { data: toHost(await hostById(db, viewer, id, now)) }
}

export const addHost = (call: Call<Staff>, { staff_id: id, ...place }: Body<'add'>) =>
  inTransaction(call, async (call) => {
    const { db } = call
    const member = await activeColleague(db, id)
    if (!member) throw new Refusal(rule.choice, { field: 'staff_id' })
    if ((await insertHost(db, id, place)) === 0)
      throw new Refusal(meetingErrors.host_exists, { field: 'staff_id', values: { name: member.name } })
    return saved(call, id, { action: 'host.added' })
  })

/** Optimistic locking: the refusal names who changed the host. */
async function lockedHost({ db, viewer }: Call<Staff>, id: string, expectedVersion: number) {
  const host = await lockHost(db, viewer, id)
  if (!host) throw new Refusal(platformErrors.not_found)
  if (host.version === expectedVersion) return host
  const last = await lastByStaff(db, subjectOf(id), CHANGES)
  const name = last?.name ?? (await colleague(db, id)).name
  throw new Refusal(meetingErrors.host_changed, { values: { name }, data: { by: name } })
}

export const changeHost = (call: Call<Staff>, id: string, { expected_version, ...place }: Body<'change'>) =>
  inTransaction(call, async (call) => {
    await lockedHost(call, id, expected_version)
    await saveHost(call.db, id, place)
    return saved(call, id, { action: 'host.changed' })
  })

export const activateHost = (call: Call<Staff>, id: string, { active, to, expected_version }: Body<'activate'>) =>
  inTransaction(call, async (call) => {
    const { db, viewer } = call
    // The calendar first, as bookings do: nobody books with them while tsuccessor meetings go to another host.
    await lockCalendar(db)
    await lockedHost(call, id, expected_version)
    const successor = active || !to ? undefined : await activeColleague(db, to)
    const hosts = successor && successor.id !== id && (await lockHost(db, viewer, successor.id))?.active
    if (to && !active && !hosts) throw new Refusal(rule.choice, { field: 'to' })
    await saveActivity(db, id, active)
    if (successor && (await handOver(call, { from: id, to: successor.id, actor: actorOf(viewer) })) > 0)
      throw new Refusal(meetingErrors.host_not_free, { field: 'to', values: { name: successor.name } })
    const details = successor && { to: successor.name }
    return saved(call, id, { action: active ? 'host.activated' : 'host.deactivated', ...(details && { details }) })
  })

export const removeHost = (call: Call<Staff>, id: string) =>
  inTransaction(call, async (call) => {
    const { db, platform, viewer } = call
    await lockCalendar(db)
    if (!(await lockHost(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    if ((await deleteHost(db, id)) === 0) throw new Refusal(meetingErrors.host_has_meetings)
    await audit(db, { actor: actorOf(viewer), action: 'host.removed', subject: subjectOf(id) })
    await publishToStaff(db, platform.events, 'meeting.changed', { id })
    return { data: { id } }
  })
