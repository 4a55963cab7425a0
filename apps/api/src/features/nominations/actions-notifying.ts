import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Outcome } from '@fareeq/domain/nominations/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/actions.ts'
import { type TalentNews, talentNews } from './emails-talent.ts'
import { type LockedNomination, requestOf } from './queries.ts'

type Nomination = Pick<LockedNomination, 'id' | 'talent_id'>

/** The talent learns which work it is about; the name of the company comes with its interview request. */
async function notifyTalent(db: Db, platform: Platform, { id, talent_id }: Nomination, kind: TalentNews) {
  const request = await requestOf(db, id)
  await notify(db, platform, talent_id, {
    kind: 'nominations',
    path: pathTo('talentHome'),
    news: (lang) => talentNews(lang, kind, request),
  })
}

export const notifyNominated = (db: Db, platform: Platform, nomination: Nomination) =>
  notifyTalent(db, platform, nomination, 'nominated')

export const notifyOfOutcome = (db: Db, platform: Platform, nomination: Nomination, outcome: Outcome) =>
  notifyTalent(db, platform, nomination, outcome)
