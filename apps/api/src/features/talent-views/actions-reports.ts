import { forOthers, lastOfEach } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import type { VisibleReport } from '@fareeq/domain/assessments/schema-report.ts'
import { PASSED, REPORTED } from '@fareeq/domain/assessments/states.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { grantOf, may, peopleIn } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { type Ground, forReport } from '@fareeq/domain/talent-views/rules.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import type { Call } from '../../platform/call.ts'
import { readPersonality, readVideos, sharedBy, testReports } from '../assessments/actions-reports.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { isTalent } from '../talents/queries.ts'
import { type Query, type ProfileView, resolveView } from './actions-resolving.ts'
import { remember } from './actions-remembering.ts'

type Reader = { profile: Profile; ground: Ground; withVideos: boolean }

/** Who reads results, and on which ground: the talent's own link is one for everybody who has it. */
async function readerOf(call: Call, id: string, query: Query): Promise<Reader> {
  const { db, viewer, now } = call
  if (viewer.kind === 'visitor' || viewer.kind === 'client') {
    const share = query.token ? await sharedBy(db, id, query.token, now) : undefined
    if (share && (await isTalent(db, id))) {
      const { data: profile } = await readProfile(call, { userId: id })
      return unlessBanned({ profile, ground: 'shared_link', withVideos: share.with_videos })
    }
  }
  const { verdict, profile, nominated } = await resolveView(call, id, query)
  const allowed = viewer.kind === 'staff' ? verdict : forReport(verdict, nominated)
  if (allowed.kind === 'expired') throw new Refusal(navigationErrors.nomination_expired)
  if (allowed.kind !== 'shown') throw new Refusal(platformErrors.not_authorized)
  const reader = { profile, ground: allowed.ground, withVideos: true }
  return viewer.kind === 'staff' ? reader : unlessBanned(reader)
}

function unlessBanned(reader: Reader): Reader {
  if (isBanned(reader.profile.basicInfo.hiring_status)) throw new Refusal(platformErrors.not_authorized)
  return reader
}

/** Colleagues see the traits; others once the talent shares them, where their role may at all. */
async function personalityFor({ db, viewer }: Call, id: string) {
  if (!may(viewer, 'assessments.person')) return null
  const { personality, shared } = await readPersonality(db, id)
  const always = peopleIn(viewer).some((person) => grantOf(person, 'assessments.person') === 'yes')
  return shared || always ? personality : null
}

/** Everybody whom a company shows a nominated talent sees the videos, as announced to the talent before recording. */
const videosFor = async (call: Call, id: string, { withVideos }: Pick<Reader, 'withVideos'>) =>
  withVideos && may(call.viewer, 'assessments.person') ? readVideos(call, id, PASSED) : []

const seenTests = async ({ db }: Call, id: string) => lastOfEach(await testReports(db, id, REPORTED)).map(forOthers)

function talentOf({ basicInfo: info }: Profile, { lang }: Call): VisibleReport['talent'] {
  const { id, role, verified, qualified } = info
  return { id, name: nameFor(info, lang), role_name: role && roleName(role, lang), verified, qualified }
}

export async function seeReport(call: Call, id: string, query: Query): Promise<{ data: VisibleReport }> {
  const reader = await readerOf(call, id, query)
  await remember(call, id, reader.ground, ['report'])
  return {
    data: {
      talent: talentOf(reader.profile, call),
      tests: await seenTests(call, id),
      personality: await personalityFor(call, id),
      has_videos: (await videosFor(call, id, reader)).length > 0,
    },
  }
}

export async function seeVideos(call: Call, id: string, query: Query) {
  const reader = await readerOf(call, id, query)
  const videos = await videosFor(call, id, reader)
  if (videos.length > 0) await remember(call, id, reader.ground, ['video'])
  return { data: { talent: talentOf(reader.profile, call), videos } }
}

/** Available results behind a profile; null without access to the report. */
export async function assessedFor(call: Call, id: string, { verdict, nominated, profile }: ProfileView) {
  const { viewer } = call
  const allowed = viewer.kind === 'staff' ? verdict : forReport(verdict, nominated)
  if (allowed.kind !== 'shown' || !may(viewer, 'assessments.report')) return null
  if (viewer.kind !== 'staff' && isBanned(profile.basicInfo.hiring_status)) return null
  const tests = await seenTests(call, id)
  return {
    tests: tests.map(({ attempt_id, kind, title, score, passed }) => ({ attempt_id, kind, title, score, passed })),
    has_personality: (await personalityFor(call, id)) !== null,
    has_videos: (await videosFor(call, id, { withVideos: true })).length > 0,
  }
}
