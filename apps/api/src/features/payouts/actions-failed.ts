import { isOwed } from '@fareeq/domain/payouts/states.ts'
import type { PayoutRow } from './rows.ts'

/** Why the bank did not pay it the last time; nothing once it was paid or canceled. */
export function failureOf({
  state,
  failed_code: code,
  failed_at: at,
  failed_day: day,
  failed_note,
  failed_returned,
}: PayoutRow) {
  if (!isOwed(state) || code === null || at === null || day === null) return null
  return { code, at, day, note: failed_note, is_returned: failed_returned === true }
}
