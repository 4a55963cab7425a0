import * as z from 'zod/mini'
import { approval } from '../approvals/schema.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { POLICY_KEYS } from '../kernel/policies/policies.ts'
import { HOLIDAY_NAME_LENGTH, REASON_LENGTH } from './rules.ts'

const day = () => z.iso.date('wrong_type')

export const policyKey = () => z.literal(POLICY_KEYS, 'choice')

/** A change whose day has not come. */
const plannedChange = () =>
  z.object({ id: id(), value: z.number(), from_day: z.string(), by: z.nullable(z.string()), reason: z.string() })

/** Waits for a colleague. */
const proposal = () => z.object({ value: z.number(), from_day: z.string(), approval: approval() })
export type PolicyProposal = z.output<ReturnType<typeof proposal>>

export const policy = () =>
  z.object({
    key: policyKey(),
    value: z.number(),
    specified: z.number(),
    /** Null where it is still what the specification says. */
    since: z.nullable(z.string()),
    by: z.nullable(z.string()),
    planned: z.array(plannedChange()),
    proposal: z.nullable(proposal()),
    /** A change of it needs the release of a colleague. */
    takes_two: z.boolean(),
    may_change: z.boolean(),
    /** How often it was changed or a change withdrawn: what the second of two colleagues has not seen. */
    revision: z.number(),
  })
export type Policy = z.output<ReturnType<typeof policy>>

export const policyVersion = () =>
  z.object({
    id: id(),
    value: z.number(),
    from_day: z.string(),
    state: z.literal(['planned', 'in_force', 'past', 'withdrawn']),
    by: z.nullable(z.string()),
    reason: z.string(),
    created_at: z.string(),
    withdrawn_by: z.nullable(z.string()),
    withdrawn_at: z.nullable(z.string()),
  })
export type PolicyHistoryEntry = z.output<ReturnType<typeof policyVersion>>

/** What a change does to what is under way: kept as promised, seen by the new number, or standing against it. */
export const POLICY_EFFECTS = [
  'talents_below_minimum',
  'contract_rates_unaffected',
  'contract_fees_unaffected',
  'draft_rates_affected',
  'invoice_rates_unaffected',
  'invoice_due_days_unaffected',
  'payout_due_days_unaffected',
  'buyout_fees_unaffected',
  'referral_amounts_unaffected',
  'bonus_days_unaffected',
  'referral_deadlines_unaffected',
  'selection_deadlines_unaffected',
  'reapply_days_unaffected',
  'ticket_deadlines_unaffected',
  'nomination_days_unaffected',
  'nomination_reminders_affected',
  'interview_deadlines_unaffected',
  'feedback_deadlines_unaffected',
  'absence_deadlines_unaffected',
  'interview_notices_affected',
  'attempt_rules_unaffected',
  'attempt_links_unaffected',
  'objection_deadlines_unaffected',
  'banks_too_small',
  'invoice_reminders_affected',
  'nomination_stops_affected',
  'renewal_requests_affected',
  'contract_terms_unaffected',
  'offer_deadlines_unaffected',
  'offer_reminders_affected',
  'invitation_links_unaffected',
  'account_deletions_unaffected',
  'attempt_limits_unaffected',
  'report_links_unaffected',
  'cv_limits_affected',
  'nomination_lifetimes_affected',
  'slot_offers_unaffected',
  'invitation_resends_affected',
  'renewal_starts_affected',
  'renewal_board_affected',
  'work_item_deadlines_affected',
  'meetings_outside_hours',
  'meeting_times_unaffected',
] as const
export type PolicyEffectKind = (typeof POLICY_EFFECTS)[number]

export const policyEffect = () =>
  z.object({
    effect: z.literal(POLICY_EFFECTS),
    count: z.number(),
    /** Where the colleague sees them. */
    path: z.nullable(z.string()),
    /** The change is refused as long as there are any. */
    blocks: z.boolean(),
  })
export type PolicyEffect = z.output<ReturnType<typeof policyEffect>>

/** What waits for a release, as it was asked for. */
export const proposedChange = () => z.object({ value: z.number(), from_day: day(), reason: z.string() })

const change = { value: z.number('required').check(wholeNumber()), from_day: day() }
export const policyChange = () =>
  z.strictObject({
    ...change,
    reason: prose(REASON_LENGTH),
    expected_revision: z.number().check(wholeNumber(), z.minimum(0)),
  })
export const policyPreview = () =>
  z.object({ value: z.coerce.number('required').check(wholeNumber()), from_day: day() })
export const policyWithdrawal = () => z.strictObject({ id: id() })

export const publicHoliday = () =>
  z.object({
    day: z.string(),
    name: z.object({ ar: z.string(), en: z.string() }),
    by: z.nullable(z.string()),
    /** Its day has not come, so it may be removed. */
    is_ahead: z.boolean(),
  })
export type HolidayRow = z.output<ReturnType<typeof publicHoliday>>
export const holidayForm = () =>
  z.strictObject({ day: day(), name_ar: line(HOLIDAY_NAME_LENGTH, 2), name_en: line(HOLIDAY_NAME_LENGTH, 2) })
