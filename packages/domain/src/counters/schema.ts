import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { selectionClocks } from '../selections/schema.ts'
import { WAITING_KIND_NAMES } from './limits.ts'

const waitingItem = () =>
  z.object({
    kind: z.literal(WAITING_KIND_NAMES),
    id: id(),
    /** The record where it is answered, if that is another one. */
    target: z.nullable(id()),
    project_id: z.nullable(id()),
    /** Whom and what it is about. */
    name: z.nullable(z.string()),
    about: z.nullable(z.string()),
    /** Cents that are open. */
    amount: z.nullable(z.number()),
    /** Its end; null where it has none. */
    due_at: z.nullable(z.string()),
    since: z.string(),
  })
export type WaitingItem = z.output<ReturnType<typeof waitingItem>>

const waitingCount = () =>
  z.object({ kind: z.literal(WAITING_KIND_NAMES), project_id: z.nullable(id()), count: z.number() })
export type WaitingCount = z.output<ReturnType<typeof waitingCount>>

/** What waits for one person, of all their requests: the items that end first, and how many there are of each kind. */
const waiting = () => z.object({ items: z.array(waitingItem()), counts: z.array(waitingCount()) })
export type WaitingSummary = z.output<ReturnType<typeof waiting>>

/** Messages that were not read; with any conversation at all the page of them is listed. */
const unreadMessages = () => z.object({ unread_count: z.number(), has_conversations: z.boolean() })

/** What waits for a client, of all their requests or of one (D-101). */
export const clientCounters = () =>
  z.object({
    /** `renewals_count` wait for an answer (D-78); with any at all the page of them opens. */
    renewals: z.object({ renewals_count: z.number(), has_renewals: z.boolean() }),
    nominations: z.object({ nominations_count: z.number() }),
    /** `interviews_count` wait for an answer; with any at all the page of them opens. */
    meetings: z.object({ interviews_count: z.number(), has_interviews: z.boolean() }),
    conversations: unreadMessages(),
    waiting: waiting(),
  })
export type ClientCounters = z.output<ReturnType<typeof clientCounters>>

/** What waits for a talent, and what is incomplete (D-66). */
export const talentIndicators = () =>
  z.object({
    has_interviews: z.boolean(),
    interviews_count: z.number(),
    has_renewals: z.boolean(),
    renewals_count: z.number(),
    conversations: unreadMessages(),
    waiting: waiting(),
    phone_verified: z.boolean(),
    salary_locked: z.boolean(),
    /** Companies that see the salary now, because the talent showed it for a nomination that still stands. */
    salary_seen_by: z.array(z.string()),
    /** How many companies viewed the profile lately (`RECENT_VIEWS_DAYS`). */
    viewing_companies: z.number(),
  })
export type TalentIndicators = z.output<ReturnType<typeof talentIndicators>>

/** What waits for colleagues, by the pages each may open; null where they may not. */
export const staffCounters = () =>
  z.object({
    tickets: z.nullable(z.object({ open: z.number(), late: z.number() })),
    /** `reviews`: messages that were held back or reported; 0 for those who do not decide about them. */
    conversations: z.nullable(z.object({ waiting: z.number(), reviews: z.number() })),
    requests: z.nullable(z.object({ unowned: z.number() })),
    meetings: z.nullable(z.object({ today: z.number() })),
    messages: z.nullable(z.object({ failed: z.number() })),
    held_mails: z.nullable(z.object({ waiting: z.number() })),
    /** That the caller may decide about. */
    approvals: z.nullable(z.object({ waiting: z.number() })),
    assessments: z.nullable(z.object({ waiting: z.number() })),
    selections: z.nullable(selectionClocks()),
  })
export type StaffCounters = z.output<ReturnType<typeof staffCounters>>
