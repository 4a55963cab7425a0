import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Outcome } from '@fareeq/domain/nominations/rules.ts'
import type { Work } from '../../platform/call.ts'
import { notify } from '../notifications/actions.ts'
import { type TalentNews, talentNews } from './emails-talent.ts'
import { requestOf } from './queries.ts'
import type { LockedNomination } from './rows.ts'

type Nomination = Pick<LockedNomination, 'id' | 'talent_id'>

/** The talent learns which work it is about; the name of the company comes with its interview request. */
async function notifyTalent(work: Work, { id, talent_id }: Nomination, kind: TalentNews) {
  const request = await requestOf(work.db, id)
  await notify(work, talent_id, {
    kind: 'nominations',
    path: pathTo('talentHome'),
    news: (lang) => talentNews(lang, kind, request),
  })
}

export const notifyNominated = (work: Work, nomination: Nomination) => notifyTalent(work, nomination, 'nominated')

export const notifyOfOutcome = (work: Work, nomination: Nomination, outcome: Outcome) =>
  notifyTalent(work, nomination, outcome)
