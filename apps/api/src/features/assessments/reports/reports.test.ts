import { reportContract as contract } from '@fareeq/domain/assessments/contract-report.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { DAY, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { answeredPersonality, leavesOften, takeTest } from '../../../testing/assessments.ts'
import { liveTalent } from '../../../testing/market.ts'
import { scanPdf } from '../../../testing/qr-scanner.ts'
import { type Member, freshStory } from '../../../testing/story.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})

const report = async (person = layla) => (await person.call(contract.read)).body.data

const share = (assessments: string[], contents: { with_personality?: boolean; with_videos?: boolean } = {}) =>
  layla.call(contract.share, { body: { assessments, with_personality: false, with_videos: false, ...contents } })

describe('one’s own report', () => {
  test('is empty before anything was taken, and there is nothing to share or to print', async () => {
    expect(await report()).toEqual({
      verified: false,
      qualified: false,
      tests: [],
      explanations: [],
      personality: null,
      personality_shared: false,
      videos: [],
      shares: [],
    })
    expect((await share(['javascript'])).body.code).toBe('not_found')
    expect((await share([], { with_personality: true })).body.code).toBe('not_found')
    expect((await layla.call(contract.print)).body.code).toBe('not_found')
    expect((await layla.call(contract.sharePersonality, { body: { shared: true } })).body.code).toBe('not_found')
  })

  test('shows score, right and wrong, time and strengths of each test, newest first [E-070] [E-072] [E-073]', async () => {
    await takeTest(story, layla, 'javascript', 11)
    story.advance(1000)
    await takeTest(story, layla, 'node-js', 15, async (token) => {
      // The browser claims 20 seconds for each question; what counts is the clock of the server.
      for (let beat = 0; beat < 25; beat++) {
        story.advance(5 * SECOND)
        await leavesOften(layla, token, [])
      }
    })
    const { verified, tests } = await report()
    expect(verified).toBe(true)
    expect(tests.map(({ assessment_id }: { assessment_id: string }) => assessment_id)).toEqual([
      'node-js',
      'javascript',
    ])
    expect(tests[0]).toMatchObject({
      title: { en: 'Node.js test' },
      skill: 'node-js',
      score: 75,
      passed: true,
      seconds: 125,
      mcq: { score: 75, right: 15, wrong: 5 },
      percentile: null,
      tabs_switched: 0,
      plagiarism: [],
      can_object: false,
    })
    expect(tests[0].strengths[0].score).toBeGreaterThanOrEqual(tests[0].strengths.at(-1).score)
    expect(tests[1]).toMatchObject({ passed: false, can_object: true })
  })

  test('tells how often and for how long the window was left, and does not count a short look [E-074]', async () => {
    await takeTest(story, layla, 'javascript', 12, (token) => leavesOften(layla, token, [40, 40, 8]))
    expect((await report()).tests[0]).toMatchObject({
      passed: true,
      tabs_switched: 2,
      tab_seconds: 80,
      integrity: { events: [{ kind: 'left', seconds: 40, counted: true }, {}, { seconds: 8, counted: false }] },
    })
  })

  test('explains every item after the result, and gives away neither questions nor options', async () => {
    await takeTest(story, layla, 'javascript', 12)
    const answer = await report()
    expect(answer.explanations).toHaveLength(20)
    expect(answer.explanations.filter(({ right }: { right: boolean }) => right)).toHaveLength(12)
    expect(answer.explanations[0].why.ar).not.toBe('')
    const items = await story.db.rows<{ content: { ask: { en: string }; wrong: { en: string }[] } }>(
      sql`select content from assessment_items`,
    )
    const json = JSON.stringify(answer)
    for (const { content } of items) expect(json).not.toContain(JSON.stringify(content.ask.en).slice(1, -1))
  })

  test('compares with others once thirty of them took the test, and never before', async () => {
    await takeTest(story, layla, 'javascript', 15)
    const other = await liveTalent(story)
    const graded = (count: number, score: number) =>
      story.db.run(sql`
        insert into assessment_attempts (id, user_id, assessment_id, kind, state, token_hash, expires_at, seed, started_at,
          score, created_at, updated_at)
        select gen_random_uuid(), ${other.user.id}, 'javascript', 'multiple_choice', 'failed', gen_random_uuid()::text,
          now(), 1, now(), ${score}, now(), now() from generate_series(1, ${count}::int)`)
    await graded(29, 40)
    expect((await report()).tests[0].percentile).toBeNull()
    await graded(1, 90)
    expect((await report()).tests[0].percentile).toBe(97)
  })

  test('is one of the lists of the profile, beside work, study, languages and skills [E-015] [E-069]', async () => {
    await takeTest(story, layla, 'node-js', 14)
    const profile = (await layla.call(talentsContract.profile)).body.data
    expect(profile.assessments).toEqual([{ id: 'node-js', link: '/sq/talent/report#node-js', passed: true }])
    const { projects, experiences, certifications, educations, languages, skills } = profile
    for (const list of [projects, experiences, certifications, educations, languages, skills])
      expect(list).toBeInstanceOf(Array)
    expect(skills).not.toEqual([])
  })
})

describe('the personality', () => {
  test('is told in words, shared by nobody but its owner, and taken back as easily', async () => {
    await answeredPersonality(story, layla)
    const before = await report()
    expect(before.personality_shared).toBe(false)
    expect(before.personality.traits).toHaveLength(5)
    expect(before.personality.traits[0]).toMatchObject({ trait: 'extraversion', name: { en: 'Extraversion' } })
    expect(before.personality.traits[0].text.ar).not.toBe('')
    // It is no test: nobody passes or fails it.
    expect(before.tests).toEqual([])
    const show = (shared: boolean) => layla.call(contract.sharePersonality, { body: { shared } })
    expect((await show(true)).body.data.personality_shared).toBe(true)
    expect((await show(false)).body.data.personality_shared).toBe(false)
  })
})

describe('a link to the report', () => {
  test('holds what its talent chose, works for thirty days, and is in the list until it is turned off', async () => {
    await takeTest(story, layla, 'javascript', 12)
    await takeTest(story, layla, 'node-js', 15)
    expect((await share([])).body.code).toBe('nothing_chosen')
    const [first] = (await share(['javascript'])).body.data.shares
    expect(first).toMatchObject({ assessments: ['javascript'], with_personality: false, with_videos: false })
    expect(Date.parse(first.expires_at) - story.now().getTime()).toBe(30 * DAY)
    const token = new URL(first.url).searchParams.get('token')!
    expect(JSON.stringify(await story.db.rows(sql`select * from report_shares`))).not.toContain(token)
    story.advance(1000)
    const { shares } = (await share(['node-js', 'javascript'])).body.data
    expect(shares.map(({ assessments }: { assessments: string[] }) => assessments.length)).toEqual([2, 1])
    const omar = await liveTalent(story)
    expect((await omar.call(contract.revoke, { params: { id: first.id } })).body.code).toBe('not_found')
    const left = (await layla.call(contract.revoke, { params: { id: first.id } })).body.data.shares
    expect(left.map(({ id }: { id: string }) => id)).toEqual([shares[0].id])
    expect((await layla.call(contract.revoke, { params: { id: first.id } })).body.code).toBe('not_found')
  })

  test('holds only what was passed, and no more than twenty of them work at a time', async () => {
    await takeTest(story, layla, 'javascript', 12)
    await takeTest(story, layla, 'node-js', 3)
    expect((await share(['node-js'])).body.code).toBe('not_found')
    for (let link = 0; link < 20; link++) await share(['javascript'])
    expect((await share(['javascript'])).body.message).toBe('You have 20 links that work. Turn one off first.')
  })
})

describe('what its owner says', () => {
  test('stands beside what was noticed, on their own attempts only', async () => {
    const { id } = await takeTest(story, layla, 'javascript', 12)
    const note = 'My phone rang.'
    const comment = await layla.call(contract.comment, { params: { id }, body: { note } })
    expect(comment.body.data.tests[0].comment).toBe(note)
    const omar = await liveTalent(story)
    expect((await omar.call(contract.comment, { params: { id }, body: { note: 'x' } })).body.code).toBe('not_found')
    expect((await report()).tests[0].comment).toBe(note)
  })

  test('an objection is answered within three working days without holidays, and made once', async () => {
    await story.holidays('2026-11-17')
    const { id } = await takeTest(story, layla, 'javascript', 3)
    const object = (person = layla) =>
      person.call(contract.object, { params: { id }, body: { note: 'Question 4 has two right answers.' } })
    expect((await object(await liveTalent(story))).body.code).toBe('not_found')
    const { body } = await object()
    const [first] = body.data.tests
    expect(first).toMatchObject({ can_object: false, appeal: { status: 'open', answer: null } })
    expect(first.appeal.due_at.slice(0, 10)).toBe('2026-11-19')
    expect((await object()).body.code).toBe('nothing_to_object')
    expect(await story.db.rows(sql`select 1 from audit_entries where action = 'assessment.objected'`)).toHaveLength(1)
  })

  test('whoever passed has nothing to object to; an annulled result is shown with its reason and can be objected to', async () => {
    const { id } = await takeTest(story, layla, 'javascript', 16)
    const object = () => layla.call(contract.object, { params: { id }, body: { note: 'I disagree.' } })
    expect((await object()).body.code).toBe('nothing_to_object')
    await story.db.run(sql`update assessment_attempts set state = 'annulled', decision = 'Two people answered.'`)
    expect((await report()).tests[0]).toMatchObject({
      annulled: { reason: 'Two people answered.' },
      score: null,
      mcq: null,
      can_object: true,
    })
    expect((await object()).body.data.tests[0].appeal.status).toBe('open')
  })
})

describe('on paper', () => {
  const pdf = async (lang: 'ar' | 'en') => {
    const answer = await fetch(`${story.origin}/api/talent/report/pdf?lang=${lang}`, {
      headers: { authorization: `Bearer ${layla.token}` },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return new Uint8Array(await answer.arrayBuffer())
  }
  const printed = async (lang: 'ar' | 'en') => (await extractText(await pdf(lang), { mergePages: true })).text

  test('it is in the language asked for, without explanations, and with the personality only when shared', async () => {
    await takeTest(story, layla, 'javascript', 13)
    await answeredPersonality(story, layla)
    const [{ why }] = (await report()).explanations
    const english = await printed('en')
    expect(english).toContain('65%')
    expect(english).toContain('JavaScript')
    expect(english).not.toContain(why.en.slice(0, 30))
    expect(english).not.toContain('Extraversion')
    expect(await printed('ar')).toContain('JavaScript')
    await layla.call(contract.sharePersonality, { body: { shared: true } })
    expect(await printed('en')).toContain('Extraversion')
  })

  test('it has what was passed, best first, and not what was not', async () => {
    await takeTest(story, layla, 'javascript', 13)
    await takeTest(story, layla, 'node-js', 18)
    await takeTest(story, layla, 'sql', 2)
    const text = await printed('en')
    expect(text.indexOf('Node.js test')).toBeLessThan(text.indexOf('JavaScript test'))
    expect(text).not.toContain('Verify this report')
    // A link with less than what is printed proves it not.
    await share(['node-js'])
    expect(await printed('en')).not.toContain('Verify this report')
    const { shares } = (await share(['node-js', 'javascript'])).body.data
    expect(await printed('en')).toContain('Verify this report')
    expect(await scanPdf(await pdf('en'))).toBe(shares[0].url)
    expect(text).not.toContain('SQL')
  })
})

test('whoever reads the report has read what led there, and a notice says how it went', async () => {
  await takeTest(story, layla, 'javascript', 12)
  await takeTest(story, layla, 'node-js', 3)
  const centre = async () => (await layla.call(notificationsContract.centre)).body
  const before = await centre()
  // Both are of the same moment.
  expect(before.data.map(({ title }: { title: { en: string } }) => title.en).toSorted()).toEqual([
    'You did not pass “Node.js test” this time',
    'You passed “JavaScript test”',
  ])
  expect(before.meta.unread).toBe(2)
  await report()
  expect((await centre()).meta.unread).toBe(0)
})

test('the mail of a failed last attempt has the score, the mark, and the day of the next one', async () => {
  await takeTest(story, layla, 'javascript', 3)
  await takeTest(story, layla, 'javascript', 9)
  const { text } = await story.db.one<{ text: string }>(sql`
    select string_agg(text, ' ' order by id desc) as text from messages where to_address = ${layla.email}`)
  for (const part of ['45%', '60%', '15%', 'You can try again from']) expect(text).toContain(part)
})

test('a report of nobody is found by nobody: another talent reads their own', async () => {
  await takeTest(story, layla, 'javascript', 12)
  const omar = await liveTalent(story)
  expect((await report(omar)).tests).toEqual([])
  const missing = { params: { id: newId(story.now()) }, body: { note: 'x' } }
  expect((await omar.call(contract.object, missing)).body.code).toBe('not_found')
})
