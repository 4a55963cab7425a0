import { describe, expect, test } from 'vitest'
import { readBrief } from '../apps/api/src/engines/brief-reader/read-brief.ts'
import { ar } from '../apps/web/src/features/site/messages/home/ar.ts'
import { ar as clientAr } from '../apps/web/src/features/site/messages/home/ar-client.ts'
import { en } from '../apps/web/src/features/site/messages/home/en.ts'
import { en as clientEn } from '../apps/web/src/features/site/messages/home/en-client.ts'
import { LANGS } from '../packages/domain/src/kernel/language/locale.ts'

// The texts are in the web, the parser in the API, and neither imports the other: compared here.

const both = { ar, en }
const client = { ar: clientAr, en: clientEn }

describe.each(LANGS)('what the front page says of the recruiter is true (%s)', (lang) => {
  test('the recruiter reads the sentence as the picture shows', () => {
    const { sentence } = both[lang].brief
    const draft = readBrief(sentence.map(([text]) => text).join(''), lang)
    const marked = Object.fromEntries(sentence.flatMap(([text, field]) => (field ? [[field, text]] : [])))
    const { role, seniority, availability, duration, start } = draft
    expect(marked).toEqual({
      role: role?.source,
      seniority: seniority?.source,
      skills: draft.skills[0]?.source,
      availability: availability?.source,
      duration: duration?.source,
      start: start?.source,
    })
  })

  test('every example says enough for a role and one thing more', () => {
    for (const text of client[lang].recruiter.tries) {
      const { role, skills, availability } = readBrief(text, lang)
      expect(role).not.toBeNull()
      expect(skills.length > 0 || availability !== null).toBe(true)
    }
  })
})
