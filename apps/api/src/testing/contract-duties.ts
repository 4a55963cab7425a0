import { clientCheckInsContract, talentCheckInsContract } from '@fareeq/domain/check-ins/contract.ts'
import type { ContractCheckIns } from '@fareeq/domain/check-ins/schema.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { clientStartsContract, talentStartsContract } from '@fareeq/domain/starts/contract.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { followCheckIns } from '../features/check-ins/actions-clock.ts'
import type { Member, Story } from './story.ts'

/** Contracts for whose first day a side still prepares, and questions that it has not answered. */
export async function contractDuties(who: Member, contracts: readonly { id: string }[]) {
  const isClient = who.user.type === CLIENT
  const calls = isClient
    ? { start: clientStartsContract.ofContract, checkIns: clientCheckInsContract.ofContract }
    : { start: talentStartsContract.ofContract, checkIns: talentCheckInsContract.ofContract }
  const duties = await Promise.all(
    contracts.map(async ({ id }) => {
      const start: StartChecklist | null = (await who.call(calls.start, { params: { id } })).body.data
      const checkIns: ContractCheckIns | undefined = (await who.call(calls.checkIns, { params: { id } })).body.data
      return { start: start?.own && start.standing[start.own] === 'preparing' ? id : null, open: checkIns?.open?.id }
    }),
  )
  return {
    start: duties.flatMap(({ start }) => start ?? []).toSorted(),
    check_in: duties.flatMap(({ open }) => open ?? []).toSorted(),
  }
}

/** A first day so many days ahead comes, a week passes, and both sides are asked how it is going. */
export async function weekOfWork(story: Story, ahead: number) {
  story.advance((ahead + 7) * DAY)
  await followCheckIns(story.work())
}
