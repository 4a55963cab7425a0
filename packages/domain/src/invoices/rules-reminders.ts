import type { Policies } from '../kernel/policies/policies.ts'

/** How a reminder speaks: of a day that comes, of one that has passed, once more, and for the last time. */
export type ReminderTone = 'soon' | 'late' | 'again' | 'last'

/** By days before (negative) and after an invoice is due. Policies keep the days in order. */
export const reminderTones = (
  policies: Pick<Policies, 'invoice_reminder_before_days' | `invoice_reminder_${'first' | 'second' | 'third'}_days`>,
): ReadonlyMap<number, ReminderTone> =>
  new Map([
    [-policies.invoice_reminder_before_days, 'soon'],
    [policies.invoice_reminder_first_days, 'late'],
    [policies.invoice_reminder_second_days, 'again'],
    [policies.invoice_reminder_third_days, 'last'],
  ])
