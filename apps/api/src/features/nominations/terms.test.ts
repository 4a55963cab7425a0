import { clientContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { type Pair, interview, newPair, nominated } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'

const story = await freshStory()

type NominationCard = { id: string; talent: { id: string }; is_hired: boolean }
const listOf = async (khalid: Member, list: 'standing' | 'past', limit = 20): Promise<NominationCard[]> => {
  const all: NominationCard[] = []
  for (let cursor: string | undefined, page = 0; page < 10; page++) {
    const { body } = await khalid.call(contract.list, { query: { list, limit, ...(cursor && { cursor }) } })
    all.push(...body.data)
    if (!(cursor = body.meta.next_cursor ?? undefined)) break
  }
  return all
}
const wants = (project: string, time: 'full_time' | 'part_time') =>
  story.db.run(sql`update client_projects set availability = ${time} where id = ${project}`)

test('whoever works by a contract leaves the current nominations, and is shown with the contract and no other terms', async () => {
  const { khalid, layla, id, project_id } = await running(story)
  expect(await listOf(khalid, 'standing')).toEqual([])
  expect(await listOf(khalid, 'past')).toMatchObject([
    { state: 'accepted', is_hired: true, contract_id: id, talent: { salary: null, salary_range: null } },
  ])
  const params = { id: layla.user.id }
  const profile = await khalid.call(talentViewsContract.view, { params, query: { project_id } })
  expect(profile.body.data.talent.salaries).toBeNull()
  expect((await khalid.call(clientContractsContract.read, { params: { id } })).body.data.terms.salary_net).toBe(200_000)
  const [squad] = (await (await story.staff(['matcher'])).call(ops.squad, { params: { id: project_id } })).body.data
    .roles
  expect(squad.people).toMatchObject([{ standing: 'hired', salary: 2000 }])
})

async function unlocked(pair: Pair, times: { full_time: boolean; part_time: boolean }) {
  const { params } = await interview(story, pair, 'asked')
  const salaries = { ...(times.full_time && { full_time: 2600 }), ...(times.part_time && { part_time: 1400 }) }
  const body = { availability: { ...times, timing: 3 as const }, salaries }
  expect(await pair.layla.call(talents.confirm, { params, body })).toMatchObject({ status: 200 })
  return params
}

test('a salary that is shown for a nomination is the same on every screen of the request', async () => {
  const pair = await newPair(story)
  const { khalid, layla, project_id } = pair
  await wants(project_id, 'full_time')
  await unlocked(pair, { full_time: true, part_time: true })
  const salary = { full_time: 2600, part_time: null }
  const [card] = await listOf(khalid, 'standing')
  const compared = await khalid.call(matchingContract.compare, { query: { project_id, 'ids[]': [layla.user.id] } })
  const view = await khalid.call(talentViewsContract.view, { params: { id: layla.user.id }, query: { project_id } })
  expect(card).toMatchObject({ talent: { salary, missing_time: null } })
  expect(compared.body.data).toMatchObject([{ salary, salary_locked: false, nominated: true, evidence: [] }])
  expect(view.body.data.talent).toMatchObject({ salaries: salary, missing_time: null })
})

test('a part-time salary is not shown for a full-time request, and what is missing is said', async () => {
  const pair = await newPair(story)
  await wants(pair.project_id, 'full_time')
  await unlocked(pair, { full_time: false, part_time: true })
  expect(await listOf(pair.khalid, 'standing')).toMatchObject([
    { talent: { salary: { full_time: null, part_time: null }, missing_time: 'full_time', part_time: true } },
  ])
})

test('what asks for an answer stands first, the soonest deadline leading, over all pages', async () => {
  const pair = await newPair(story)
  const { khalid, project_id, nomination_id: talking } = pair
  await interview(story, pair, 'asked')
  const people: string[] = []
  for (const [n, days] of [9, 2, 5].entries()) {
    const someone = await liveTalent(story, { email: `someone${n}@work.jo` })
    const { nomination_id } = await nominated(story, khalid, someone, project_id)
    await story.db.run(sql`
      update nominations set expires_at = ${after(story.now(), days * DAY)} where id = ${nomination_id}`)
    people.push(nomination_id)
  }
  const [nine, two, five] = people
  for (const limit of [20, 1])
    expect((await listOf(khalid, 'standing', limit)).map(({ id }) => id)).toEqual([two, five, nine, talking])
  // Now it is the company's turn with the first one, within seven days.
  const { id } = await story.db.one<{ id: string }>(sql`select id from interviews`)
  const body = {
    availability: { full_time: true, part_time: false, timing: 3 as const },
    salaries: { full_time: 2600 },
  }
  await pair.layla.call(talents.confirm, { params: { id }, body })
  expect((await listOf(khalid, 'standing', 1)).map((one) => one.id)).toEqual([two, five, talking, nine])
})

test('who nominated is read in the script of the reader', async () => {
  const { khalid, nomination_id: id } = await newPair(story)
  await story.staff(['matcher'])
  await story.db.run(sql`update staff set name = 'سارة القحطاني'`)
  await story.db.run(sql`update nominations set nominated_by = (select id from staff limit 1)`)
  const nominatedBy = async (lang: 'ar' | 'en') => {
    khalid.lang = lang
    return (await khalid.call(contract.read, { params: { id } })).body.data.nominated_by
  }
  expect([await nominatedBy('en'), await nominatedBy('ar')]).toEqual(['Sarah Al-Qahtani', 'سارة القحطاني'])
})
