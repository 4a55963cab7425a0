import type { InterviewState, TimelineKind } from '../interviews/states.ts'
import type { NominationState } from '../nominations/states.ts'
import type { ReferralStatus } from '../referrals/states.ts'
import type { TicketState } from '../tickets/states.ts'

/** What the audit trail records: a verb in the past about a thing. Each has a label in the words of staff. */
export type AuditAction =
  | `account.${'opened' | 'changed' | 'closed' | 'signed_in' | 'closing_requested' | 'closing_cancelled'}`
  | `session.${'opened' | 'closed' | 'refused'}`
  | `meeting.${'pending' | 'booked' | 'moved' | 'canceled' | 'released'}`
  | `host.${'away' | 'back'}`
  | `nomination.${NominationState | 'days_asked'}`
  | `interview.${InterviewState | 'link_set' | 'extended' | 'rated' | Extract<TimelineKind, `no_show${string}`>}`
  | `room.recording_${'agreed' | 'refused'}`
  | `referral.${ReferralStatus | 'adopted' | 'sent_again' | 'tests_late'}`
  | `request.${'begun' | 'changed' | 'taken' | 'handed_over' | 'given_back'}`
  | `member.${'invited' | 'invited_again' | 'uninvited' | 'joined' | 'role' | 'removed'}`
  | `ticket.${TicketState | 'opened' | 'taken' | 'given_back'}`
  | `subscription.${'joined' | 'left'}`
  | `showcase.${'agreed' | 'withdrawn'}`
  | `talent.${'marked' | 'shared' | 'unshared'}`
  | 'phone.verified'
  | 'content.changed'
  | 'data.exported'
  | 'calendar_feed.renewed'
  | 'vacancy.submitted'
  | 'terms.confirmed'
  | 'message.retried'

/** What it was done to. */
export type AuditSubject =
  | 'user'
  | 'staff'
  | 'meeting'
  | 'talent'
  | 'client-project'
  | 'interview'
  | 'nomination'
  | 'referral'
  | 'ticket'
  | 'organisation'
  | 'message'
  | 'absence'
  | 'site_item'
