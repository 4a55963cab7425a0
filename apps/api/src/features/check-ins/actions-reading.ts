import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { isAnswerable, isShown } from '@fareeq/domain/check-ins/rules.ts'
import type { ContractCheckIns, StaffCheckIn } from '@fareeq/domain/check-ins/schema.ts'
import { checkInLife } from '@fareeq/domain/check-ins/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { contractById, contractFor } from '../contracts/queries.ts'
import { checkInsOf } from './queries.ts'
import type { CheckInRow } from './rows.ts'

export type Party = RequestContext<Talent> | RequestContext<Client>

type Answered = CheckInRow & { mood: NonNullable<CheckInRow['mood']>; answered_at: Date }
const isAnswered = (row: CheckInRow): row is Answered => row.mood !== null && row.answered_at !== null
const toAnswer = ({ id, number, mood, words, answered_at }: Answered) => ({
  id,
  number,
  mood,
  words,
  answered_at: answered_at.toISOString(),
})

export async function checkInsOfContract(ctx: Party, contractId: string): Promise<{ data: ContractCheckIns }> {
  const { db, viewer, now } = ctx
  const rows = await checkInsOf(db, contractId)
  const own = rows.filter(({ side }) => side === viewer.kind)
  const theirs = rows.filter(({ side }) => side !== viewer.kind).filter(isAnswered)
  const open = may(viewer, 'check_ins.answer') ? own.find((row) => isAnswerable(row, now)) : undefined
  return {
    data: {
      open: open ? { id: open.id, number: open.number, due_at: open.due_at.toISOString() } : null,
      own: own.filter(isAnswered).map((row) => ({ ...toAnswer(row), is_shared: row.is_shared })),
      theirs: theirs.filter(({ mood, is_shared }) => isShown(mood, is_shared)).map(toAnswer),
    },
  }
}

export async function readOfContract(ctx: Party, id: string) {
  if (!(await contractFor(ctx.db, ctx.viewer, id, ctx.lang))) throw new Refusal(platformErrors.not_found)
  return checkInsOfContract(ctx, id)
}

const toStaffCheckIn = (row: CheckInRow): StaffCheckIn => ({
  ...row,
  asked_at: row.asked_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  due_at: row.due_at.toISOString(),
  can_handle: checkInLife.next(row.state, 'handle') !== null,
})

export async function readForStaff({ db, lang }: RequestContext<Staff>, id: string) {
  if (!(await contractById(db, id, lang))) throw new Refusal(platformErrors.not_found)
  return { data: (await checkInsOf(db, id)).map(toStaffCheckIn) }
}
