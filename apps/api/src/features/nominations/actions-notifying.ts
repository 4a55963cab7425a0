import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Outcome } from '@fareeq/domain/nominations/rules.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { type TalentNews, talentNews } from './emails-talent.ts'
import { requestOf } from './queries.ts'
import type { LockedNomination } from './rows.ts'

type Nomination = Pick<LockedNomination, 'id' | 'talent_id'>

/** The talent learns which work it is about; the name of the company comes with its interview request. */
async function notifyTalent(ctx: ActionContext, { id, talent_id }: Nomination, kind: TalentNews) {
  const request = await requestOf(ctx.db, id)
  await notify(ctx, talent_id, {
    kind: 'nominations',
    path: pathTo('talentHome'),
    news: (lang) => talentNews(lang, kind, request),
  })
}

export const notifyNominated = (ctx: ActionContext, nomination: Nomination) =>
  notifyTalent(ctx, nomination, 'nominated')

export const notifyOfOutcome = (ctx: ActionContext, nomination: Nomination, outcome: Outcome) =>
  notifyTalent(ctx, nomination, outcome)
