import type { StaffCounters } from '@fareeq/domain/counters/schema.ts'
import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { kindsFor as conversationKinds, reviewKindsFor } from '@fareeq/domain/conversations/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import { mayReadMessages } from '@fareeq/domain/notifications/rules-staff.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { countDecidable } from '../approvals/actions-reading.ts'
import { countWaiting } from '../assessments/queries-queues.ts'
import { countUnowned } from '../client-projects/queries-ops.ts'
import { countReviews } from '../conversations/queries-reviews.ts'
import { countWaiting as countWaitingConversations } from '../conversations/queries.ts'
import { waitingCount as countHeldMails } from '../inbound-mails/queries.ts'
import { countBooked } from '../meetings/queries-ops.ts'
import { troubleCounts } from '../notifications/queries-messages.ts'
import { clockCounts } from '../selections/queries.ts'
import { openCounts } from '../tickets/queries.ts'

async function ticketsOpen(db: Db, { roles }: Staff, now: Date) {
  const counts = await openCounts(db, kindsFor(roles), now)
  const sum = (what: 'open' | 'late') => counts.reduce((all, count) => all + count[what], 0)
  return { open: sum('open'), late: sum('late') }
}

async function conversationsWaiting(db: Db, viewer: Staff) {
  const waiting = await countWaitingConversations(db, conversationKinds(viewer))
  return { waiting, reviews: await countReviews(db, reviewKindsFor(viewer)) }
}

/** The current day in Riyadh. */
function meetingsToday(db: Db, viewer: Staff, now: Date) {
  const begin = riyadhMidnight(riyadhDay(now))
  return countBooked(db, viewer, begin, after(begin, DAY))
}

/** Counts only what the caller may read. */
export async function staffCounters(ctx: RequestContext<Staff>): Promise<StaffCounters> {
  const { db, viewer, now } = ctx
  const { roles } = viewer
  const [tickets, conversations, unowned, today, troubles, heldMails, waiting, selections, approvals] =
    await Promise.all([
      kindsFor(roles).length > 0 ? ticketsOpen(db, viewer, now) : null,
      staffMay(roles, 'conversations.use') ? conversationsWaiting(db, viewer) : null,
      mayReadRequests(roles) ? countUnowned(db, viewer) : null,
      mayReadMeetings(roles) ? meetingsToday(db, viewer, now) : null,
      mayReadMessages(roles) ? troubleCounts(db) : null,
      mayReadMessages(roles) ? countHeldMails(db) : null,
      staffMay(roles, 'assessments.review') ? countWaiting(db, viewer) : null,
      staffMay(roles, 'selections.read') ? clockCounts(db, viewer, now) : null,
      staffMay(roles, 'approvals.release') ? countDecidable(ctx) : null,
    ])
  return {
    tickets,
    conversations,
    requests: unowned === null ? null : { unowned },
    meetings: today === null ? null : { today },
    messages: troubles && { failed: troubles.failed },
    held_mails: heldMails === null ? null : { waiting: heldMails },
    assessments: waiting === null ? null : { waiting },
    selections,
    approvals: approvals === null ? null : { waiting: approvals },
  }
}
