import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import type { Member } from './story.ts'

/** Contracts for whose first day a side still prepares. */
export async function owedStarts(who: Member, contracts: { id: string }[], call: Parameters<Member['call']>[0]) {
  const lists = await Promise.all(
    contracts.map(async ({ id }) => (await who.call(call, { params: { id } })).body.data as StartChecklist | null),
  )
  const owed = lists.filter((list) => list?.own && list.standing[list.own] === 'preparing')
  return owed.map((list) => list!.contract_id).toSorted()
}
