import { talentBuyoutsContract } from '@fareeq/domain/buyouts/contract.ts'
import type { TalentBuyout } from '@fareeq/domain/buyouts/schema.ts'
import { clientCheckInsContract, talentCheckInsContract } from '@fareeq/domain/check-ins/contract.ts'
import type { ContractCheckIns } from '@fareeq/domain/check-ins/schema.ts'
import { clientWorkReviewsContract, talentWorkReviewsContract } from '@fareeq/domain/work-reviews/contract.ts'
import type { ContractReview } from '@fareeq/domain/work-reviews/schema.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { clientStartsContract, talentStartsContract } from '@fareeq/domain/starts/contract.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { followCheckIns } from '../features/check-ins/actions-clock.ts'
import { move } from '../features/contracts/actions-moves.ts'
import { lockContract } from '../features/contracts/queries.ts'
import { inTransaction } from '../platform/context.ts'
import type { Member, Story } from './story.ts'

/** Contracts for whose first day a side still prepares, and questions that it has not answered. */
export async function contractDuties(who: Member, contracts: readonly { id: string }[]) {
  const isClient = who.user.type === CLIENT
  const calls = isClient
    ? {
        start: clientStartsContract.ofContract,
        checkIns: clientCheckInsContract.ofContract,
        review: clientWorkReviewsContract.ofContract,
      }
    : {
        start: talentStartsContract.ofContract,
        checkIns: talentCheckInsContract.ofContract,
        review: talentWorkReviewsContract.ofContract,
      }
  const duties = await Promise.all(
    contracts.map(async ({ id }) => {
      const start: StartChecklist | null = (await who.call(calls.start, { params: { id } })).body.data
      const checkIns: ContractCheckIns | undefined = (await who.call(calls.checkIns, { params: { id } })).body.data
      const review: ContractReview | undefined = (await who.call(calls.review, { params: { id } })).body.data
      const buyout: TalentBuyout | null = isClient
        ? null
        : (await who.call(talentBuyoutsContract.read, { params: { id } })).body.data
      return {
        buyout: buyout?.can_consent ? buyout.id : null,
        review: review?.open?.id,
        start: start?.own && start.standing[start.own] === 'preparing' ? id : null,
        open: checkIns?.open?.id,
      }
    }),
  )
  return {
    buyout: duties.flatMap(({ buyout }) => buyout ?? []).toSorted(),
    work_review: duties.flatMap(({ review }) => review ?? []).toSorted(),
    start: duties.flatMap(({ start }) => start ?? []).toSorted(),
    check_in: duties.flatMap(({ open }) => open ?? []).toSorted(),
  }
}

/** A contract is over, as on the day after its last one. */
export const endOfTerm = (story: Story, id: string) =>
  inTransaction(story.work(), async (ctx) => {
    const contract = await lockContract(ctx.db, id)
    if (contract) await move(ctx, contract, { event: 'end', actor: { kind: 'system' }, note: null })
  })

/** A first day so many days ahead comes, a week passes, and both sides are asked how it is going. */
export async function weekOfWork(story: Story, ahead: number) {
  story.advance((ahead + 7) * DAY)
  await followCheckIns(story.work())
}
