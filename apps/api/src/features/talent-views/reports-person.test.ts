import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import { reportContract } from '@fareeq/domain/assessments/contract-report.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, answeredPersonality, gradeAll, started, takeVideo } from '../../testing/assessments.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { assessedTalent, reportActs } from '../../testing/talent-reports.ts'
import { filmFile, recordTake, sha256 } from '../../testing/video-files.ts'

let khalid: Member
let layla: Member
let project_id: string
const story = await freshStory(async (story) => {
  ;({ khalid, layla, project_id } = await assessedTalent(story))
})
const { see, watch, nominate, companyLink, ownLink } = reportActs(story, () => ({ khalid, layla, project_id }))
const REFUSED = { status: 403, body: { message: 'You are not authorized for this request.' } }
const sharePersonality = (shared: boolean) => layla.call(reportContract.sharePersonality, { body: { shared } })

describe('the personality', () => {
  const readers = async () => {
    await nominate()
    return { company: await companyLink(), own: await ownLink() }
  }
  const choose = (with_personality: boolean) =>
    khalid.call(talentViewsContract.choose, { params: { id: layla.user.id }, body: { with_personality } })

  test('reaches nobody outside before its owner shares it, and nobody after they take it back [R-090]', async () => {
    await answeredPersonality(story, layla)
    const { company, own } = await readers()
    await choose(true)
    const profile = { params: { id: layla.user.id } }
    const reportsOf = async () => [
      (await see(khalid)).body.data,
      (await see(story.person(), company)).body.data,
      (await khalid.call(talentViewsContract.view, profile)).body.data.assessed,
      (await story.person().call(talentViewsContract.view, { ...profile, query: { token: company } })).body.data
        .assessed,
    ]
    const hides = async () => {
      for (const answer of await reportsOf()) expect(answer.personality).toBeNull()
    }
    await hides()
    await sharePersonality(true)
    for (const { personality } of await reportsOf()) expect(personality.traits).toHaveLength(5)
    // In the talent's own link it is only where they put it.
    expect((await see(story.person(), own)).body.data.personality).toBeNull()
    await sharePersonality(false)
    await hides()
  })

  test('stands on the profile itself once its talent shows it, trait by trait with its words [R-077]', async () => {
    await answeredPersonality(story, layla)
    await nominate()
    await sharePersonality(true)
    const { assessed } = (await khalid.call(talentViewsContract.view, { params: { id: layla.user.id } })).body.data
    expect(assessed.tests).toMatchObject([{ kind: 'multiple_choice', score: 75, passed: true }])
    expect(assessed.personality.traits).toHaveLength(5)
    expect(assessed.personality.traits[0]).toMatchObject({ trait: 'extraversion', name: { ar: 'الانبساط' } })
    expect(assessed.personality.traits[0].text.en).not.toBe('')
  })

  test('is in a link only where it was chosen: in the company’s by the company, in the talent’s by the talent', async () => {
    await answeredPersonality(story, layla)
    const { company } = await readers()
    await sharePersonality(true)
    const traitsBy = async (token: string) => (await see(story.person(), token)).body.data.personality?.traits.length
    expect(await traitsBy(company)).toBeUndefined()
    expect((await choose(true)).body.data.with_personality).toBe(true)
    expect(await traitsBy(company)).toBe(5)
    await choose(false)
    expect(await traitsBy(company)).toBeUndefined()
    await sharePersonality(false)
    const [without, complete] = [await ownLink(), await ownLink({ assessments: [], with_personality: true })]
    expect(await Promise.all([without, complete].map(traitsBy))).toEqual([undefined, 5])
    expect((await see(story.person(), complete)).body.data.tests).toEqual([])
  })

  test('is not for a colleague who only looks on, shared or not', async () => {
    await answeredPersonality(story, layla)
    await readers()
    await sharePersonality(true)
    const viewer = await story.client()
    await story.db.run(sql`
      update organisation_members set role = 'viewer',
        organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
      where user_id = ${viewer.user.id}`)
    expect((await see(viewer)).body.data).toMatchObject({ tests: [{ score: 75 }], personality: null })
    expect(await watch(viewer)).toMatchObject(REFUSED)
  })

  test('taking the questionnaire again makes it private again', async () => {
    await answeredPersonality(story, layla)
    await sharePersonality(true)
    const own = await ownLink({ with_personality: true })
    expect((await see(story.person(), own)).body.data.personality.traits).toHaveLength(5)
    await story.db.run(sql`update assessment_attempts set state = 'voided' where kind = 'personality'`)
    story.advance(1000)
    await answeredPersonality(story, layla, 2)
    await nominate()
    expect((await see(khalid)).body.data.personality).toBeNull()
    expect((await see(story.person(), own)).body.data.personality).toBeNull()
  })
})

describe('the video interview', () => {
  test('a company watches the film of whoever is nominated to it, to the last bit, once a recruiter has passed it [P-026]', async () => {
    await nominate()
    const film = filmFile(90, 300_000)
    const { token, attempt } = await started(layla, 'introduction')
    await recordTake(story, layla, token, film)
    await layla.call(attempts.submit, { params: { token }, body: { device: DEVICE } })
    await gradeAll(story)
    expect((await watch(khalid)).body.data.videos).toEqual([])
    const huda = await story.staff(['recruiter'])
    const { rubric } = (await huda.call(assessmentsOpsContract.read, { params: { id: attempt.id } })).body.data
    const scores = Object.fromEntries(rubric.map(({ id }: { id: string }) => [id, 4]))
    const review = { scores, decision: 'pass' as const, note: 'Clear and to the point.' }
    await huda.call(assessmentsOpsContract.review, { params: { id: attempt.id }, body: review })
    expect((await see(khalid)).body.data).toMatchObject({ has_videos: true, has_recordings: true })
    const [{ answers }] = (await watch(khalid)).body.data.videos
    const answer = await fetch(story.origin + answers[0].video.url)
    expect(answer.headers.get('content-type')).toBe('video/webm')
    expect(sha256(await answer.bytes())).toBe(sha256(film))
    // Another company neither reads the address nor anything else.
    expect(await watch(await story.client())).toMatchObject(REFUSED)
  })

  test('is read or watched once a person has let it pass, and never before', async () => {
    await nominate()
    const token = await companyLink()
    const { id } = await takeVideo(story, layla)
    expect((await watch(khalid)).body.data.videos).toEqual([])
    await story.db.run(sql`update assessment_attempts set state = 'passed' where id = ${id}`)
    for (const answer of [await watch(khalid), await watch(story.person(), token)])
      expect(answer.body.data).toMatchObject({
        talent: { id: layla.user.id },
        videos: [
          {
            title: { en: 'Video: getting to know you' },
            answers: [{ written: 'What I would say to question 1.' }, {}, {}],
          },
        ],
      })
    expect((await see(khalid)).body.data.has_videos).toBe(true)
  })

  test('is part of the talent’s own link only where the talent put it', async () => {
    const { id } = await takeVideo(story, layla)
    await story.db.run(sql`update assessment_attempts set state = 'passed' where id = ${id}`)
    const [without, complete] = [await ownLink(), await ownLink({ with_videos: true })]
    const sees = async (token: string) => [
      (await watch(story.person(), token)).body.data.videos.length,
      (await see(story.person(), token)).body.data.has_videos,
    ]
    expect(await sees(without)).toEqual([0, false])
    expect(await sees(complete)).toEqual([1, true])
    expect((await see(story.person(), complete)).body.data.has_recordings).toBe(false)
  })
})
