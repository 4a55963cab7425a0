import {
  type Side,
  endWindow,
  gistOf,
  isAcknowledgeable,
  isWithdrawable,
  replacementWindow,
  trialUntil,
  withdrawableUntil,
} from '@fareeq/domain/contracts/rules-endings.ts'
import type { ContractEnding } from '@fareeq/domain/contracts/schema-endings.ts'
import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ContractRow, EndingRow } from './rows.ts'

/** Who reads about the end of a contract: a side, or staff, who may do for either what that side may. */
export type EndingReader = {
  readonly party: Side | null
  readonly now: Date
  readonly mayEnd: boolean
  readonly platform: Pick<Platform, 'policies'>
}
type Fields = Pick<TalentContract, 'ends_on' | 'ending' | 'end_window' | 'trial_until' | 'replacement_window'>

/** As it was signed or offered; else by the policies of the first day, so that a change shortens no trial. */
export const trialDays = (
  { policies }: Pick<Platform, 'policies'>,
  { probation_days: agreed, first_day: start }: Pick<ContractRow, 'probation_days' | 'first_day'>,
): number => agreed ?? policies.at(riyadhMidnight(start)).trial_days

/** The other side reads a reason in a few words; the reason itself is for whoever gave notice, and for staff. */
function toEnding(row: EndingRow, isRunning: boolean, { party, now, mayEnd }: EndingReader): ContractEnding {
  const isOwn = party === null || party === row.given_by
  const isMovable = isRunning && mayEnd
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    given_by: row.given_by,
    last_day: row.last_day,
    given_at: row.given_at.toISOString(),
    gist: gistOf(row.reason),
    reason: isOwn ? row.reason : null,
    words: isOwn ? row.words : null,
    withdraw_until:
      isOwn && isMovable && isWithdrawable(row, now) ? withdrawableUntil(row.given_at).toISOString() : null,
    can_acknowledge: !isOwn && isMovable && isAcknowledgeable(row),
  }
}

export function endingFields(row: ContractRow, ending: EndingRow | undefined, reader: EndingReader): Fields {
  const { is_running: isRunning } = factsOf(row.state)
  const { first_day: start, end_day: end, notice_days } = row
  const isOpen = isRunning && !ending && reader.mayEnd
  const facts = { today: riyadhDay(reader.now), start, end, trial_days: trialDays(reader.platform, row) }
  return {
    ends_on: row.ends_on,
    ending: ending ? toEnding(ending, isRunning, reader) : null,
    end_window: isOpen ? endWindow({ ...facts, notice_days }) : null,
    trial_until: facts.trial_days > 0 ? trialUntil(facts) : null,
    replacement_window: isOpen && reader.party === 'client' ? replacementWindow(facts) : null,
  }
}
