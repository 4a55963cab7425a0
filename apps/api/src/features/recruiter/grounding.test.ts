import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ANCHORS } from '@fareeq/domain/recruiter/rules-citations.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import type { Reason } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { openRecruiterStory } from '../../testing/recruiter.ts'
import type { Member } from '../../testing/story.ts'

const { story, talk, client, blockOf } = await openRecruiterStory(300)
afterAll(() => story.close())
let member: Member
beforeAll(async () => {
  member = await client()
})

const REQUESTS: Readonly<Record<Lang, readonly string[]>> = {
  ar: [
    'أبغى مطور واجهات يعرف React',
    'عايز مطور باك اند خبير في Node.js و PostgreSQL',
    'بدي مصمم واجهات يبدأ خلال أسبوعين',
    'نحتاج مهندسي بيانات اثنين يتحدثون الإنجليزية',
    'محتاجين فريق: مطور واجهات ومطور أنظمة خلفية، كوّن فريق العمل',
  ],
  en: [
    'find frontend developers who know React and TypeScript',
    'find a senior backend developer with Node.js who can start within 4 weeks',
    'find product designers with at least 4 shared hours',
    'find two mid-level data engineers who speak English',
    'put a team together: a frontend developer and a backend developer',
  ],
}
const FURTHER = {
  ar: ['لماذا الأول؟', 'قارن بين الأول والثاني', 'خبرة أقل', 'أسئلة للمقابلة مع الأول'],
  en: ['why the first?', 'compare the first and the second', 'less experience', 'interview questions for the first'],
}

type Facts = { skills: string[]; languages: { id: string }[]; country: string | null; proven: boolean }
const factsOf = async (id: string) =>
  (await story.db.row<Facts>(sql`
    select skills, languages, country, exists (select from assessment_attempts
      where assessment_attempts.user_id = talent_profiles.user_id and state = 'passed') as proven
    from talent_profiles join users on users.id = talent_profiles.user_id where talent_profiles.user_id = ${id}`))!

const peopleIn = ({ messages }: RecruiterConversation) =>
  messages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'squads')
        return block.proposals.flatMap(({ members }) => members.map(({ person }) => ({ person, lacks: person.gaps })))
      return 'people' in block ? block.people.map((person) => ({ person, lacks: person.gaps })) : []
    })

async function expectGrounded({ text, citation }: Reason, id: string) {
  const { line, key, href } = citation
  expect(href, text).toBe(`/sq/client/talent-profile/${id}#${ANCHORS[line]}`)
  const { skills, languages, country, proven } = await factsOf(id)
  if (line === 'skill') expect(skills, text).toContain(key)
  if (line === 'language') expect(languages.map((language) => language.id)).toContain(key)
  if (line === 'country') expect(country).not.toBeNull()
  if (line === 'assessment') expect(proven, text).toBe(true)
}

describe.each(['ar', 'en'] as const)('what is said of people in %s', (lang) => {
  test('stands on a line of their profile that says so, and a sentence about somebody names its lines', async () => {
    let count = 0
    for (const text of REQUESTS[lang]) {
      const company = await talk(member, lang)
      await company.say(text)
      let conversation = await company.say(sentencesIn(lang).choices.showNow)
      for (const further of FURTHER[lang]) conversation = await company.say(further)
      for (const { person } of peopleIn(conversation))
        for (const reason of person.reasons) {
          await expectGrounded(reason, person.id!)
          count++
        }
      const names = peopleIn(conversation).flatMap(({ person }) => (person.name ? [person.name] : []))
      for (const { text: sentence, citations } of conversation.messages.flatMap(({ sentences }) => sentences))
        if (names.some((name) => sentence.includes(name))) expect(citations.length, sentence).toBeGreaterThan(0)
      for (const { sentences } of conversation.messages) expect(sentences.length).toBeLessThanOrEqual(4)
    }
    expect(count).toBeGreaterThan(50)
  })
})

test('what a profile no longer says is not in yesterday’s answer either', async () => {
  const company = await talk(member, 'en')
  const before = await company.say('find frontend developers who know React')
  const [first] = blockOf(before, 'people').people
  const cited = (conversation: RecruiterConversation) =>
    conversation.messages.flatMap(({ sentences }) => sentences).filter(({ citations }) => citations.length > 0)
  expect(cited(before)).toHaveLength(1)
  const token = await openSession(story.db, { userId: first!.id! }, 'a story', story.now())
  const saved = await story.person({ token }).call(talentsContract.saveSkills, { body: { skills: ['vue'] } })
  expect(saved.status).toBe(200)
  const after = await company.read()
  expect(cited(after)).toEqual([])
  const [same] = blockOf(after, 'people').people
  expect(same!.id).toBe(first!.id)
  expect(same!.reasons.some(({ citation }) => citation.key === 'react')).toBe(false)
  expect(same!.gaps.some(({ citation }) => citation.key === 'react')).toBe(true)
})

test('whoever can no longer be found is in no answer, also in none of before', async () => {
  const company = await talk(member, 'en')
  const before = await company.say('find backend developers')
  const [first] = blockOf(before, 'people').people
  await story.db.run(sql`update talent_profiles set unavailable = true, weeks = null where user_id = ${first!.id}`)
  expect(JSON.stringify(await company.read())).not.toContain(first!.id!)
})
