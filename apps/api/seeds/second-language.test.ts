import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nameFor, scriptOf } from '@fareeq/domain/kernel/names/names.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { openSession } from '../src/platform/session.ts'
import { type Person, type Story, openStory } from '../src/testing/story.ts'
import { seedDemoWorld } from './demo-world.ts'

let story: Story
let khalid: Person
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedDemoWorld(story.db, story.now())
  const { id } = await story.db.one<{ id: string }>(sql`select id from users where email = 'client@demo.fareeq.test'`)
  khalid = story.person({ token: await openSession(story.db, { userId: id }, 'seeds', story.now()) })
})
afterAll(() => story.close())

const nominations = async (lang: Lang): Promise<Nomination[]> =>
  (await khalid.call(nominationsContract.list, {}, { 'accept-language': lang })).body.data

test('an English reader reads Latin names and English reasons, an Arabic reader Arabic ones', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const list = await nominations(lang)
    expect(list.length).toBeGreaterThan(3)
    for (const { talent, reasons, reasons_in } of list) {
      const name = nameFor(talent, lang)
      // A name in a third script is read in Latin letters by both.
      expect([name, scriptOf(name)]).toEqual([name, name === 'Hanna Tesfaye' ? 'en' : lang])
      expect([scriptOf(reasons.join(' ')), reasons_in]).toEqual([lang, null])
    }
  }
})

test('a profile is read in one language from the job to the university', async () => {
  const [{ talent: youssef } = { talent: { id: '' } }] = (await nominations('en')).filter(
    ({ talent }) => talent.first_name === 'Youssef',
  )
  for (const lang of ['en', 'ar'] as const) {
    const answer = await khalid.call(
      talentViewsContract.view,
      { params: { id: youssef.id } },
      { 'accept-language': lang },
    )
    const { talent } = answer.body.data as TalentView
    const [job] = talent?.experiences ?? []
    const [study] = talent?.educations ?? []
    const texts = [job?.title, job?.company, job?.responsibility, study?.school, study?.degree, study?.field]
    expect(texts.map((text) => scriptOf(text ?? ''))).toEqual(texts.map(() => lang))
    expect(job?.written_in).toBeNull()
  }
})

test('a text that exists in one language says which to readers of the other', async () => {
  await story.db.run(sql`update nominations set second_reasons = '{}'`)
  const marked = (await nominations('en')).filter(({ reasons_in }) => reasons_in === 'ar')
  expect(marked.length).toBeGreaterThan(0)
  for (const { reasons } of marked) expect(scriptOf(reasons.join(' '))).toBe('ar')
})
