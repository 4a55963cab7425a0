import * as z from 'zod/mini'
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

export const policy = () =>
  z.object({
    key: policyKey(),
    value: z.number(),
    specified: z.number(),
    /** Null where it is still what the specification says. */
    since: z.nullable(z.string()),
    by: z.nullable(z.string()),
    planned: z.array(plannedChange()),
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
  'contracts_keep_rate',
  'drafts_take_rate',
  'invoices_keep_rate',
  'invoices_keep_due_day',
  'payouts_keep_due_day',
  'buyouts_keep_fee',
  'referrals_keep_amount',
  'bonuses_keep_day',
  'friends_keep_promise',
  'talents_keep_promise',
  'talents_keep_wait',
  'tickets_keep_promise',
  'nominations_keep_day',
  'nominations_take_reminder',
  'interviews_keep_deadline',
  'interviews_keep_feedback',
  'absences_keep_deadline',
  'interviews_take_excuse',
  'attempts_keep_numbers',
  'attempts_keep_link',
  'objections_keep_day',
  'banks_too_small',
  'invoices_take_reminders',
  'contracts_asked_at_once',
  'contracts_keep_term',
  'invitations_keep_link',
  'accounts_keep_day',
  'talents_keep_trials',
  'reports_keep_link',
  'readings_take_limit',
  'nominations_take_life',
  'offers_stay',
  'invitations_take_again',
  'renewals_take_start',
  'contracts_on_board',
  'work_takes_days',
  'meetings_outside_hours',
  'meetings_keep_time',
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
