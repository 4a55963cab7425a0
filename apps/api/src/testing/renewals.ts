import { clientRenewalsContract, talentRenewalsContract as talents } from '@fareeq/domain/renewals/contract.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { followRenewals } from '../features/renewals/actions-clock.ts'
import { type Deal, running } from './contracts.ts'
import type { Member, Story } from './story.ts'

/** A contract so near its end that the company is asked about its renewal. */
export async function dueRenewal(story: Story): Promise<{ deal: Deal & { id: string }; renewal: Renewal }> {
  const deal = await running(story, 1)
  await followRenewals(story.work())
  return { deal, renewal: (await deal.khalid.call(clientRenewalsContract.list)).body.data[0] }
}

/** Accepts with the signature and the code in the outbox; without an offer there is none. */
export async function acceptRenewal(story: Story, who: Member, { id }: Renewal) {
  const params = { id }
  await who.call(talents.sendCode, { params })
  const [code = '0000'] = (await story.outbox(who.email)).flatMap(
    ({ subject }) => /: (\d{4})$/.exec(subject ?? '')?.[1] ?? [],
  )
  const { document_hash = '' } = (await who.call(talents.document, { params })).body.data ?? {}
  const signature = `${who.user.first_name} ${who.user.last_name}`
  return who.call(talents.accept, { params, body: { signature, code, document_hash } })
}
