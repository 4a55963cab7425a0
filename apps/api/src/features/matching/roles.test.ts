import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { matchingContract as contract } from '@fareeq/domain/matching/contract.ts'
import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let khalid: Member
let [backend, designer]: [Member, Member] = [] as never
await freshStory(async (story) => {
  khalid = await story.client()
  const id = await finishedRequest(story, khalid)
  backend = await selectedTalent(story)
  designer = await selectedTalent(story)
  await story.db.run(sql`
    update talent_profiles set role = 'product_designer', skills = '{figma,user-research}' where user_id = ${designer.user.id}`)
  const more_roles = [
    {
      role: 'product_designer',
      head_count: 1,
      seniority: 'junior' as const,
      technologies: ['figma'],
      availability: 'part_time' as const,
      duration: 3 as const,
      starts_on: null,
      primary_language: 'ar',
      secondary_language: null,
      budget: null,
    },
  ]
  await khalid.call(clientProjectsContract.saveAbout, { body: { project_id: id, more_roles } })
})

const byId = (people: MatchedTalent[], { user: { id } }: Member) => people.find((talent) => talent.id === id)!

test('everybody is matched with the role of theirs that the request asks for, in the list and side by side alike', async () => {
  const list: MatchedTalent[] = (await khalid.call(contract.find, { query: {} })).body.data
  const ids = [backend.user.id, designer.user.id]
  const compared: MatchedTalent[] = (
    await khalid.send('GET', `/api/client/matching/compare?${ids.map((id) => `ids[]=${id}`).join('&')}`)
  ).body.data
  for (const person of [backend, designer]) expect(byId(compared, person).match).toEqual(byId(list, person).match)
  expect(byId(list, designer).match).toMatchObject({
    skills: { score: 100, matched: [{ id: 'figma' }], missing: [] },
    seniority: { wanted: 'junior' },
  })
  expect(byId(list, backend).match.skills.matched.map(({ id }) => id)).not.toContain('figma')
  const narrowed: MatchedTalent[] = (await khalid.call(contract.find, { query: { role_id: 'product_designer' } })).body
    .data
  expect(narrowed.map(({ id, match }) => [id, match.total])).toEqual([
    [designer.user.id, byId(list, designer).match.total],
  ])
})
