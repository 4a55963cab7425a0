import { SENT } from '@fareeq/domain/contracts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { missingParties } from '@fareeq/domain/parties/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { notify } from '../notifications/actions.ts'
import { legalOf } from './actions-documents.ts'
import { partyAskedNews, partyStatedNews } from './emails-parties.ts'
import { statedParties, waitingContracts } from './queries-parties.ts'
import { contractById } from './queries.ts'
import type { ContractRow } from './rows.ts'

export async function readParties({ db, lang }: RequestContext<Staff>, id: string) {
  const row = await contractById(db, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: await legalOf(db, id, row.term) }
}

/** The talent cannot sign before the company has stated who it is, so the company is asked as soon as the talent is. */
export async function askCompany(ctx: ActionContext, row: ContractRow): Promise<void> {
  if (!missingParties(await statedParties(ctx.db, row.id)).includes('company')) return
  const path = pathTo('clientContract', { id: row.id })
  const facts = { talent: row.talent_name }
  const news = partyAskedNews(facts)
  await notify(ctx, row.client_id, { kind: 'contracts', path, urgent: true, news })
}

/** Those who could not sign until now hear of it; open pages fetch the text anew. */
export async function followParty(
  ctx: ActionContext,
  { organisationId, isFirst }: { organisationId: string; isFirst: boolean },
): Promise<void> {
  for (const { id, talent_id: userId, company } of await waitingContracts(ctx.db, organisationId, SENT)) {
    await ctx.platform.events.publish(ctx.db, { userId, name: 'contract.changed' })
    const path = pathTo('talentContract', { id })
    if (isFirst)
      await notify(ctx, userId, { kind: 'contracts', path, urgent: true, news: partyStatedNews({ company }) })
  }
}
