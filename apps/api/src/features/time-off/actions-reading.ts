import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { hasBegun, leaveBalance, leaveDays } from '@fareeq/domain/time-off/rules.ts'
import type { ContractTimeOff, TimeOff } from '@fareeq/domain/time-off/schema.ts'
import { movesOf } from '@fareeq/domain/time-off/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff, Talent, Viewer } from '../../platform/session.ts'
import { contractById, contractFor, termsOfAll } from '../contracts/queries.ts'
import { timeOffOf, waitingFor } from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { TimeOffRow } from './rows.ts'

type Reader = RequestContext<Talent> | RequestContext<Client> | RequestContext<Staff>

function toTimeOff(row: TimeOffRow, viewer: Viewer, today: string): TimeOff {
  const isOpen = !hasBegun(row.first_day, today)
  const mover = viewer.kind === 'talent' ? 'talent' : 'client'
  const isAllowed = viewer.kind !== 'staff' && may(viewer, mover === 'talent' ? 'time_off.ask' : 'time_off.answer')
  const moves = isOpen && isAllowed ? movesOf(row.state, mover) : []
  return {
    id: row.id,
    contract_id: row.contract_id,
    talent: row.talent_name,
    kind: row.kind,
    state: row.state,
    first_day: row.first_day,
    last_day: row.last_day,
    days: row.days,
    note: row.note,
    reason: row.reason,
    asked_at: row.asked_at.toISOString(),
    can_withdraw: moves.includes('withdraw'),
    can_answer: moves.includes('agree'),
    can_decline: moves.includes('decline'),
  }
}

/** Months of all terms: the leave of a contract grows with a renewal. */
export async function leaveOf({ db, platform, lang, now }: Reader, contract: ContractRow) {
  const terms = await termsOfAll(db, [contract.id])
  const months = terms.filter(({ term }) => term <= contract.term).reduce((sum, term) => sum + term.months, 0)
  const rows = await timeOffOf(db, contract.id, lang)
  return { rows, balance: leaveBalance(leaveDays(months, platform.policies.at(now)), rows) }
}

export async function timeOffOfContract(ctx: Reader, contract: ContractRow): Promise<{ data: ContractTimeOff }> {
  const { viewer, platform, now } = ctx
  const today = riyadhDay(now)
  const { rows, balance } = await leaveOf(ctx, contract)
  const tomorrow = daysAfter(today, 1)
  const from = contract.first_day > tomorrow ? contract.first_day : tomorrow
  const isOpen = factsOf(contract.state).is_running && from <= contract.ends_on
  return {
    data: {
      items: rows.map((row) => toTimeOff(row, viewer, today)),
      balance,
      open: isOpen ? { from, to: contract.ends_on } : null,
      holidays: [...platform.policies.at(now).holidays],
    },
  }
}

/** The contract of a party; others get none. */
export async function contractOrThrow({ db, viewer, lang }: Reader, id: string): Promise<ContractRow> {
  const contract = viewer.kind === 'staff' ? await contractById(db, id, lang) : await contractFor(db, viewer, id, lang)
  if (!contract) throw new Refusal(platformErrors.not_found)
  return contract
}

export const readOfContract = async (ctx: Reader, id: string) => timeOffOfContract(ctx, await contractOrThrow(ctx, id))

export async function listWaiting({ db, viewer, lang, now }: RequestContext<Client>) {
  const rows = await waitingFor(db, viewer, lang)
  return { data: rows.map((row) => toTimeOff(row, viewer, riyadhDay(now))) }
}
