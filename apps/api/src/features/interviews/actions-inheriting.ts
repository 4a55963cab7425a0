import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { MemberReplaced } from '../../platform/domain-events.ts'
import { busyAttendees, lockPeople } from '../calendars/queries.ts'
import { membersOf, organisationOf } from '../organisations/queries.ts'
import { notifyParty } from './actions-notifying.ts'
import { publishChange } from './actions-publishing.ts'
import { agreedAheadOf, moveInterviews, saveHost } from './queries-inheriting.ts'
import { partiesOf } from './queries-parties.ts'
import { lockInterview } from './queries.ts'
import type { AgreedAhead } from './rows.ts'

/**
 * What somebody arranged goes to whoever replaces them. Nobody is ever in two meetings: an agreed interview goes to them only
 * where they are free at that time, and else to a colleague who is. Where nobody is, the one who takes over is told which it
 * is and moves one of the two first; an account that closes cannot wait, so the interview stays with it and is called off.
 */
export async function handInterviewsOver(ctx: ActionContext, replaced: MemberReplaced): Promise<void> {
  const { db, now } = ctx
  const { from, to, refuseIn } = replaced
  const ahead = await agreedAheadOf(db, from, now)
  const successors = ahead.length > 0 ? await successorsOf(db, from, to) : []
  await lockPeople(db, successors)
  for (const agreed of ahead) {
    const successor = await firstFree(db, agreed, successors)
    if (successor) await handOver(ctx, agreed, successor, replaced)
    else if (refuseIn) throw new Refusal(calendarErrors.successor_busy, { values: valuesOf(agreed, refuseIn) })
  }
  await moveInterviews(db, from, to, now)
}

const valuesOf = ({ talent_name, starts_at, timezone }: AgreedAhead, lang: Lang) => ({
  name: talent_name[lang],
  time: formatMoment(starts_at, lang, timezone),
})

/** The one who takes over, then the colleagues who may arrange interviews, owners first. */
async function successorsOf(db: Db, from: string, to: string): Promise<string[]> {
  const members = await membersOf(db, await organisationOf(db, from))
  const others = members.filter(
    ({ id, role }) => ![from, to].includes(id) && may({ kind: 'client', role }, 'interviews.arrange'),
  )
  return [to, ...others.map(({ id }) => id)]
}

async function firstFree(db: Db, { id, starts_at, ends_at }: AgreedAhead, successors: readonly string[]) {
  const slot = { start: starts_at, end: ends_at }
  for (const successor of successors)
    if ((await busyAttendees(db, id, [{ id: successor, attendee: 'self' }], [slot], 'agree')).length === 0)
      return successor
  return null
}

/** With the invitation, which is the same entry in a calendar as for whoever had it. */
async function handOver(ctx: ActionContext, { id }: AgreedAhead, successor: string, { from, actor }: MemberReplaced) {
  const { db, now } = ctx
  await saveHost(db, id, successor, now)
  await audit(db, {
    actor,
    action: 'interview.handed_over',
    subject: { kind: 'interview', id },
    details: { from, to: successor },
  })
  await publishChange(ctx, await lockInterview(db, id))
  await notifyParty(ctx, await partiesOf(db, id), { side: 'client', news: 'scheduled' }, { method: 'REQUEST' })
}
