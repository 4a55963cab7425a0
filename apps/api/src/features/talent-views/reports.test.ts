import { reportContract } from '@fareeq/domain/assessments/contract-report.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { profileViewsContract } from '@fareeq/domain/profile-views/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { leavesOften, takeTest, takeVideo } from '../../testing/assessments.ts'
import { selectedTalent } from '../../testing/market.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { assessedTalent, reportActs } from '../../testing/talent-reports.ts'

let khalid: Member
let layla: Member
let project_id: string
const story = await snapshotStory(async (story) => {
  ;({ khalid, layla, project_id } = await assessedTalent(story))
})
const { see, watch, nominate, companyLink, shareOwn, ownLink } = reportActs(story, () => ({
  khalid,
  layla,
  project_id,
}))
const REFUSED = { status: 403, body: { message: 'You are not authorized for this request.' } }
const ENDED = {
  status: 410,
  body: { message: 'This link no longer works. It has expired, or the person who shared it turned it off.' },
}

describe('a company', () => {
  test('reads the results of whoever is nominated to it, and what there is stands on the profile [R-077] [R-091]', async () => {
    await nominate()
    const { data } = (await see(khalid)).body
    expect(data).toMatchObject({
      talent: { id: layla.user.id, role_name: 'Backend developer', verified: true },
      tests: [{ assessment_id: 'node-js', score: 75, passed: true, mcq: { right: 15, wrong: 5 } }],
      personality: null,
      has_videos: false,
    })
    const { assessed, talent } = (
      await khalid.call(talentViewsContract.view, { params: { id: layla.user.id }, query: { project_id } })
    ).body.data
    expect(assessed).toMatchObject({
      tests: [{ kind: 'multiple_choice', score: 75, passed: true }],
      personality: null,
      has_videos: false,
    })
    expect(talent.skills).toMatchObject([
      { id: 'node-js', proven: true },
      { id: 'postgresql', proven: false },
    ])
  })

  test('reads nothing of whom it has only found, nor does anybody with a link it made for such a one', async () => {
    expect(await see(khalid)).toMatchObject(REFUSED)
    expect(await watch(khalid)).toMatchObject(REFUSED)
    const token = await companyLink()
    expect(await see(story.person(), token)).toMatchObject(REFUSED)
    const view = await story
      .person()
      .call(talentViewsContract.view, { params: { id: layla.user.id }, query: { token } })
    expect(view.body.data).toMatchObject({ talent: { id: layla.user.id }, assessed: null })
  })

  test('is told that the nomination is over when it is', async () => {
    await nominate()
    const token = await companyLink()
    story.advance(13 * DAY)
    expect((await see(story.person(), token)).status).toBe(200)
    await story.db.run(sql`update nominations set expires_at = ${story.now()}`)
    expect(await see(khalid)).toMatchObject({
      status: 403,
      body: { message: 'Nomination has been Expired, please contact an account manager for any inquiries' },
    })
    expect(await see(story.person(), token)).toMatchObject(REFUSED)
  })

  test('does not read what others of the company wrote to the talent, and of two attempts sees the pass', async () => {
    await nominate()
    await takeTest(story, layla, 'javascript', 5)
    story.advance(1000)
    await takeTest(story, layla, 'javascript', 18)
    const { tests } = (await see(khalid)).body.data
    expect(scoresOf(tests)).toEqual([90, 75])
    expect(tests[0]).toMatchObject({ appeal: null, can_object: false })
    expect(JSON.stringify(tests)).not.toContain('"why"')
  })
})

const scoresOf = (tests: { score: number }[]) => tests.map(({ score }) => score)

describe('an assessment that was not passed', () => {
  test('is read by its talent and by colleagues, by no company and by no link, whenever the link was made', async () => {
    await nominate()
    const [company, own] = [await companyLink(), await ownLink()]
    story.advance(1000)
    await takeTest(story, layla, 'sql', 0)
    await takeTest(story, layla, 'javascript', 18)
    for (const [reader, token, scores] of [
      [khalid, undefined, [90, 75]],
      [story.person(), company, [90, 75]],
      [story.person(), own, [75]],
    ] as const)
      expect(scoresOf((await see(reader, token)).body.data.tests)).toEqual(scores)
    const { assessed } = (await khalid.call(talentViewsContract.view, { params: { id: layla.user.id } })).body.data
    expect(scoresOf(assessed.tests)).toEqual([90, 75])
    const colleague = await see(await story.staff(['recruiter']))
    expect(scoresOf(colleague.body.data.tests)).toEqual([90, 0, 75])
    expect((await layla.call(reportContract.read)).body.data.tests).toHaveLength(3)
  })
})

describe('what a window noticed', () => {
  test('is read by the company that decides, and not by whoever has a link', async () => {
    await nominate()
    await takeTest(story, layla, 'javascript', 18, (token) => leavesOften(layla, token, [40]))
    const links = [await companyLink(), await ownLink({ assessments: ['javascript'] })]
    const { data } = (await see(khalid)).body
    expect(data).toMatchObject({ with_conduct: true, tests: [{ tabs_switched: 1 }, {}] })
    for (const token of links) {
      const { with_conduct, tests } = (await see(story.person(), token)).body.data
      expect(with_conduct).toBe(false)
      expect(tests[0]).toMatchObject({ score: 90, tabs_switched: 0, integrity: { level: 'none', events: [] } })
    }
  })
})

describe('somebody with a link', () => {
  test('of the company reads for fourteen days whom it was made for, and nobody else [P-027]', async () => {
    await nominate()
    const token = await companyLink()
    const visitor = story.person()
    expect((await see(visitor, token)).body.data.tests).toHaveLength(1)
    const omar = await selectedTalent(story)
    expect(await see(visitor, token, omar.user.id)).toMatchObject(REFUSED)
    expect(await see(visitor)).toMatchObject(REFUSED)
    // Another company is not let in by a link that was not made for it.
    expect(await see(await story.client(), token)).toMatchObject(REFUSED)
    await story.db.run(sql`update nominations set expires_at = ${new Date(story.now().getTime() + 60 * DAY)}`)
    story.advance(14 * DAY)
    expect(await see(visitor, token)).toMatchObject(ENDED)
  })

  test('of the company reads no more once it is taken back', async () => {
    await nominate()
    const token = await companyLink()
    await khalid.call(talentViewsContract.revoke, { params: { id: layla.user.id } })
    expect(await see(story.person(), token)).toMatchObject(ENDED)
  })

  test('of the talent reads for thirty days, company or stranger, until the talent takes it back', async () => {
    const { id, token } = await shareOwn()
    const readers = [story.person(), await story.client()]
    for (const reader of readers) expect((await see(reader, token)).body.data.tests[0].score).toBe(75)
    const omar = await selectedTalent(story)
    for (const reader of readers) expect(await see(reader, token, omar.user.id)).toMatchObject(REFUSED)
    expect(await see(omar, token)).toMatchObject(REFUSED)
    await layla.call(reportContract.revoke, { params: { id } })
    for (const reader of readers) expect(await see(reader, token)).toMatchObject(ENDED)
    const again = await ownLink()
    story.advance(30 * DAY)
    expect(await see(story.person(), again)).toMatchObject(ENDED)
  })

  test('the link to the report opens no profile', async () => {
    const token = await ownLink()
    const view = story.person().call(talentViewsContract.view, { params: { id: layla.user.id }, query: { token } })
    expect(await view).toMatchObject(REFUSED)
  })
})

test('staff read by their roles; whoever is banned or gone shows nothing to anybody else', async () => {
  await nominate()
  const token = await ownLink()
  for (const role of ['recruiter', 'matcher', 'account_manager', 'admin'])
    expect((await see(await story.staff([role]))).body.data.tests).toHaveLength(1)
  for (const role of ['operations', 'finance', 'content'])
    expect(await see(await story.staff([role]))).toMatchObject(REFUSED)
  await story.db.run(sql`update talent_profiles set hiring_status = 'banned' where user_id = ${layla.user.id}`)
  for (const answer of [await see(khalid), await see(story.person(), token)]) expect(answer).toMatchObject(REFUSED)
  await story.db.run(sql`update users set status = 'closed' where id = ${layla.user.id}`)
  expect((await see(khalid)).body.data).toBeUndefined()
  expect(await see(story.person(), token)).toMatchObject(REFUSED)
})

test('the talent reads who has read the report and watched the video', async () => {
  await nominate()
  await see(khalid)
  await see(khalid)
  // There is nothing to watch yet.
  await watch(khalid)
  const { id } = await takeVideo(story, layla)
  await story.db.run(sql`update assessment_attempts set state = 'passed' where id = ${id}`)
  story.advance(1000)
  await watch(khalid)
  const { data } = (await layla.call(profileViewsContract.profileViews)).body
  expect(data.map(({ parts, ground }: { parts: string[]; ground: string }) => [parts, ground])).toEqual([
    [['video'], 'nomination'],
    [['report'], 'nomination'],
  ])
})
