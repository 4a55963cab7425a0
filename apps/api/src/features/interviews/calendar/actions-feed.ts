import { isCanceled as isMeetingCanceled } from '@fareeq/domain/meetings/states.ts'
import { randomBytes } from 'node:crypto'
import { isCanceled } from '@fareeq/domain/interviews/states.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext, ActionContext } from '../../../platform/context.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type CalendarEvent, calendarFeed, calendarText } from '../../../platform/calendar/calendar.ts'
import { type Member, type Staff, accountOf, hashOf } from '../../../platform/session.ts'
import { hostEventOf, invitationOf } from '../../meetings/actions-notifying.ts'
import { hostedBy, meetingsOf } from '../../meetings/queries.ts'
import type { MeetingRow } from '../../meetings/rows.ts'
import { invitationFor } from './actions-calendar.ts'
import { agreedOf, deleteFeed, feedOwner, feedSince, saveFeed } from './queries-feed.ts'
import { partiesOf } from '../queries-parties.ts'
import { panelOf } from '../panel/queries-panel.ts'
import { isReachable } from '../queries.ts'

/** Retention of past events in the feed. */
const HISTORY_DAYS = 90

const subjectOf = (viewer: Member | Staff) =>
  ({ kind: viewer.kind === 'staff' ? 'staff' : 'user', id: accountOf(viewer) }) as const

export async function readFeedState({ db, viewer }: RequestContext<Member | Staff>) {
  return { data: { since: (await feedSince(db, viewer))?.toISOString() ?? null } }
}

/** Capability URL: shown once and stored as a hash; a new one replaces it. */
export const renewFeed = ({ db, platform, viewer, now }: RequestContext<Member | Staff>) =>
  db.transaction(async (db) => {
    const token = randomBytes(32).toString('base64url')
    await saveFeed(db, viewer, hashOf(token), now)
    await audit(db, { actor: actorOf(viewer), action: 'calendar_feed.renewed', subject: subjectOf(viewer) })
    return { data: { url: `${platform.env.PUBLIC_URL}/api/calendar/${token}.ics`, since: now.toISOString() } }
  })

export const revokeFeed = ({ db, viewer }: RequestContext<Member | Staff>) =>
  db.transaction(async (db) => {
    if ((await deleteFeed(db, viewer)) > 0)
      await audit(db, { actor: actorOf(viewer), action: 'calendar_feed.revoked', subject: subjectOf(viewer) })
    return { data: { since: null } }
  })

/** One agreed interview with the UID of its mailed invitation: imported twice, it is one entry. */
export async function readInvitation(
  { db, platform, viewer, now }: RequestContext<Member>,
  id: string,
): Promise<string> {
  if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
  const parties = await partiesOf(db, id)
  const { starts_at, ends_at } = parties
  if (!starts_at || !ends_at) throw new Refusal(platformErrors.not_found)
  const side = viewer.kind === 'talent' ? 'talent' : 'client'
  return calendarText(invitationFor(side, platform.env, { ...parties, starts_at, ends_at }, 'PUBLISH', now))
}

/** Entries are stamped with their last change, so that what has not changed is the same file. */
async function interviewsIn({ db, platform: { env } }: ActionContext, userId: string, since: Date) {
  const events: CalendarEvent[] = []
  for (const { id, state, updated_at } of await agreedOf(db, userId, since)) {
    const parties = await partiesOf(db, id)
    const { starts_at, ends_at } = parties
    if (!starts_at || !ends_at) continue
    const side = parties.talent.id === userId ? 'talent' : 'client'
    // An interviewer has an entry of their own; who has left the company has none.
    const isHost = side === 'talent' || parties.client.id === userId
    const client = isHost ? parties.client : (await panelOf(db, id)).find((person) => person.id === userId)
    if (!client) continue
    const method = isCanceled(state) ? 'CANCEL' : 'PUBLISH'
    events.push(invitationFor(side, env, { ...parties, client, starts_at, ends_at }, method, updated_at))
  }
  return events
}

const methodOf = ({ state }: Pick<MeetingRow, 'state'>) => (isMeetingCanceled(state) ? 'CANCEL' : 'PUBLISH')

/** Own interviews, and the meetings with us; of a colleague those they host. A guessed address is not found. */
export async function readFeed(ctx: ActionContext, file: string): Promise<string> {
  const { db, platform, now } = ctx
  const owner = await feedOwner(db, hashOf(file.replace(/\.ics$/, '')))
  if (!owner) throw new Refusal(platformErrors.not_found)
  const since = after(now, -HISTORY_DAYS * DAY)
  const meetings = owner.is_staff ? await hostedBy(db, owner.id, since) : await meetingsOf(db, owner.id, since)
  const toEvent = owner.is_staff ? hostEventOf : invitationOf
  return calendarFeed(BRAND[owner.lang], [
    ...(owner.is_staff ? [] : await interviewsIn(ctx, owner.id, since)),
    ...meetings.map((meeting) => toEvent(platform.env, meeting, methodOf(meeting), meeting.updated_at)),
  ])
}
