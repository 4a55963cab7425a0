import * as z from 'zod/mini'
import { selectionClocks } from '../selections/schema.ts'

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
    conversations: z.nullable(z.object({ waiting: z.number() })),
    requests: z.nullable(z.object({ unowned: z.number() })),
    meetings: z.nullable(z.object({ today: z.number() })),
    messages: z.nullable(z.object({ failed: z.number() })),
    assessments: z.nullable(z.object({ waiting: z.number() })),
    selections: z.nullable(selectionClocks()),
  })
export type StaffCounters = z.output<ReturnType<typeof staffCounters>>
