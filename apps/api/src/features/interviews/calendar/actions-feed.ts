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
import { type Member, hashOf } from '../../../platform/session.ts'
import { invitationOf } from '../../meetings/actions-notifying.ts'
import { meetingsOf } from '../../meetings/queries.ts'
import { receiverOf } from '../../notifications/queries.ts'
import { invitationFor } from './actions-calendar.ts'
import { agreedOf, feedOwner, saveFeed } from './queries-feed.ts'
import { partiesOf } from '../queries-parties.ts'
import { panelOf } from '../panel/queries-panel.ts'
import { isReachable } from '../queries.ts'

/** Retention of past events in the feed. */
const HISTORY_DAYS = 90

/** Capability URL: shown once and stored as a hash; a new one replaces it. */
export const renewFeed = ({ db, platform, viewer, now }: RequestContext<Member>) =>
  db.transaction(async (db) => {
    const token = randomBytes(32).toString('base64url')
    await saveFeed(db, viewer.userId, hashOf(token), now)
    const subject = { kind: 'user', id: viewer.userId } as const
    await audit(db, { actor: actorOf(viewer), action: 'calendar_feed.renewed', subject })
    return { data: { url: `${platform.env.PUBLIC_URL}/api/calendar/${token}.ics` } }
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

async function interviewsIn({ db, platform: { env }, now }: ActionContext, userId: string, since: Date) {
  const events: CalendarEvent[] = []
  for (const { id, state } of await agreedOf(db, userId, since)) {
    const parties = await partiesOf(db, id)
    const { starts_at, ends_at } = parties
    if (!starts_at || !ends_at) continue
    const side = parties.talent.id === userId ? 'talent' : 'client'
    // An interviewer has an entry of their own; who has left the company has none.
    const isHost = side === 'talent' || parties.client.id === userId
    const client = isHost ? parties.client : (await panelOf(db, id)).find((person) => person.id === userId)
    if (!client) continue
    const method = isCanceled(state) ? 'CANCEL' : 'PUBLISH'
    events.push(invitationFor(side, env, { ...parties, client, starts_at, ends_at }, method, now))
  }
  return events
}

/** Own interviews, and the meetings with us. A guessed address is not found. */
export async function readFeed(ctx: ActionContext, file: string): Promise<string> {
  const { db, platform, now } = ctx
  const owner = await feedOwner(db, hashOf(file.replace(/\.ics$/, '')))
  if (!owner) throw new Refusal(platformErrors.not_found)
  const since = after(now, -HISTORY_DAYS * DAY)
  const { lang } = await receiverOf(db, owner.id)
  const meetings = await meetingsOf(db, owner.id, since)
  return calendarFeed(BRAND[lang], [
    ...(await interviewsIn(ctx, owner.id, since)),
    ...meetings.map((meeting) =>
      invitationOf(platform.env, meeting, isMeetingCanceled(meeting.state) ? 'CANCEL' : 'PUBLISH', now),
    ),
  ])
}
