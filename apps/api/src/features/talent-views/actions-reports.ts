import { forOthers, lastOfEach, passesOf, withoutConduct } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import type { TestReport, VideoAnswers, VisibleReport } from '@fareeq/domain/assessments/schema-report.ts'
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
import type { RequestContext } from '../../platform/context.ts'
import { readPersonality, readVideos, sharedBy, testReports } from '../assessments/actions-reports.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { isTalent } from '../talents/queries.ts'
import { type Query, type ProfileView, resolveView } from './actions-resolving.ts'
import { remember } from './actions-remembering.ts'

type Reader = {
  profile: Profile
  ground: Ground
  /** Of the assessments, those that are shown. */
  tests: (tests: readonly TestReport[]) => TestReport[]
  withConduct: boolean
  /** Whether the traits taken at this moment are shown, by whether their talent shows them to companies. */
  withPersonality: (result: { taken_at: string; shared: boolean }) => boolean
  withVideos: boolean
}

type ShareRow = NonNullable<Awaited<ReturnType<typeof sharedBy>>>

/** By the talent's own link: what they put into it when they made it. */
const linkReader = (profile: Profile, share: ShareRow): Reader => ({
  profile,
  ground: 'shared_link',
  tests: (tests) => passesOf(tests).filter(({ assessment_id }) => share.assessments?.includes(assessment_id) ?? true),
  withConduct: false,
  // A result that came later was not chosen.
  withPersonality: ({ taken_at }) => share.with_personality && new Date(taken_at) <= share.created_at,
  withVideos: share.with_videos,
})

/** Colleagues, the company, and whoever has the company's link. */
function viewReader({ viewer }: RequestContext, { profile, link }: ProfileView, ground: Ground): Reader {
  if (viewer.kind === 'staff')
    return { profile, ground, tests: lastOfEach, withConduct: true, withPersonality: () => true, withVideos: true }
  return {
    profile,
    ground,
    tests: passesOf,
    withConduct: link === null,
    withPersonality: ({ shared }) => shared && (link === null || link.with_personality),
    withVideos: true,
  }
}

/** Who reads results, and on which ground: the talent's own link is one for everybody who has it. */
async function readerOf(ctx: RequestContext, id: string, query: Query): Promise<Reader> {
  const { db, viewer, now } = ctx
  if (viewer.kind === 'visitor' || viewer.kind === 'client') {
    const share = query.token ? await sharedBy(db, id, query.token, now) : undefined
    if (share && (await isTalent(db, id))) {
      if (!share.works) throw new Refusal(navigationErrors.link_ended)
      const { data: profile } = await readProfile(ctx, { userId: id })
      return unlessBanned(linkReader(profile, share))
    }
  }
  const view = await resolveView(ctx, id, query)
  const allowed = viewer.kind === 'staff' ? view.verdict : forReport(view.verdict, view.nominated)
  if (allowed.kind === 'expired') throw new Refusal(navigationErrors.nomination_expired)
  if (allowed.kind !== 'shown') throw new Refusal(platformErrors.not_authorized)
  const reader = viewReader(ctx, view, allowed.ground)
  return viewer.kind === 'staff' ? reader : unlessBanned(reader)
}

function unlessBanned(reader: Reader): Reader {
  if (isBanned(reader.profile.basicInfo.hiring_status)) throw new Refusal(platformErrors.not_authorized)
  return reader
}

/** The traits, where the reader's role may see them at all. */
async function personalityFor({ db, viewer }: RequestContext, id: string, { withPersonality }: Reader) {
  if (!may(viewer, 'assessments.person')) return null
  const { personality, shared } = await readPersonality(db, id)
  const always = peopleIn(viewer).some((person) => grantOf(person, 'assessments.person') === 'yes')
  return personality && (always || withPersonality({ taken_at: personality.taken_at, shared })) ? personality : null
}

/** Everybody whom a company shows a nominated talent sees the videos, as announced to the talent before recording. */
const videosFor = async (ctx: RequestContext, id: string, { withVideos }: Reader) =>
  withVideos && may(ctx.viewer, 'assessments.person') ? readVideos(ctx, id, PASSED) : []

async function testsFor({ db }: RequestContext, id: string, { tests, withConduct }: Reader) {
  const visible = tests(await testReports(db, id, REPORTED)).map(forOthers)
  return withConduct ? visible : visible.map(withoutConduct)
}

const hasRecording = (videos: VideoAnswers) => videos.some(({ answers }) => answers.some(({ video }) => video !== null))

function talentOf({ basicInfo: info }: Profile, { lang }: RequestContext): VisibleReport['talent'] {
  const { id, role, verified, qualified } = info
  return { id, name: nameFor(info, lang), role_name: role && roleName(role, lang), verified, qualified }
}

export async function seeReport(ctx: RequestContext, id: string, query: Query): Promise<{ data: VisibleReport }> {
  const reader = await readerOf(ctx, id, query)
  await remember(ctx, id, reader.ground, ['report'])
  const videos = await videosFor(ctx, id, reader)
  return {
    data: {
      talent: talentOf(reader.profile, ctx),
      tests: await testsFor(ctx, id, reader),
      personality: await personalityFor(ctx, id, reader),
      has_videos: videos.length > 0,
      has_recordings: hasRecording(videos),
      with_conduct: reader.withConduct,
    },
  }
}

export async function seeVideos(ctx: RequestContext, id: string, query: Query) {
  const reader = await readerOf(ctx, id, query)
  const videos = await videosFor(ctx, id, reader)
  if (videos.length > 0) await remember(ctx, id, reader.ground, ['video'])
  return { data: { talent: talentOf(reader.profile, ctx), videos } }
}

/** Available results behind a profile; null without access to the report. */
export async function assessedFor(ctx: RequestContext, id: string, view: ProfileView) {
  const { viewer } = ctx
  const allowed = viewer.kind === 'staff' ? view.verdict : forReport(view.verdict, view.nominated)
  if (allowed.kind !== 'shown' || !may(viewer, 'assessments.report')) return null
  if (viewer.kind !== 'staff' && isBanned(view.profile.basicInfo.hiring_status)) return null
  const reader = viewReader(ctx, view, allowed.ground)
  const tests = await testsFor(ctx, id, reader)
  const videos = await videosFor(ctx, id, reader)
  return {
    tests: tests.map(({ attempt_id, kind, title, score, passed }) => ({ attempt_id, kind, title, score, passed })),
    personality: await personalityFor(ctx, id, reader),
    has_videos: videos.length > 0,
    has_recordings: hasRecording(videos),
  }
}
