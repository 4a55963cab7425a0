import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

describe('nothing is invented, and what was not understood is said', () => {
  const SENTENCE =
    'We need two senior React developers and one part-time product designer for 9 months, budget 3500 USD, overlapping with London'

  test('what is said of one role is not said of the others', () => {
    const draft = readBrief(SENTENCE, 'en')
    expect(draft.role?.value).toBe('frontend_developer')
    expect([draft.count?.value, draft.seniority?.value, draft.availability, draft.duration?.value]).toEqual([
      2,
      'senior',
      null,
      9,
    ])
    expect(draft.more_roles).toMatchObject([
      { value: 'product_designer', count: 1, availability: 'part_time', seniority: null },
    ])
  })

  test.each<[string, string | undefined, (string | null | undefined)[]]>([
    ['مطوران خبيران بدوام كامل ومصممة واجهات بدوام جزئي', 'full_time', ['part_time']],
    ['a backend developer and a product designer, part time for 3 months', 'part_time', ['part_time']],
    ['one part-time backend developer and a product designer', 'part_time', [null]],
    ['a full-time backend developer and a part-time product designer', 'full_time', ['part_time']],
  ])('%s', (text, first, others) => {
    const draft = readBrief(text, 'en')
    expect(draft.availability?.value).toBe(first)
    expect(draft.more_roles.map(({ availability }) => availability)).toEqual(others)
  })

  test.each([
    [SENTENCE, []],
    ['نحتاج مطور واجهات أمامية في React، والميزانية 3000 دولار، قريب من الرياض', ['قريب من الرياض']],
    ['We need two senior backend developers, full time for 6 months, fluent in English', []],
    ['نحتاج 3 مطوري واجهات أمامية خبراء في React لمدة 6 أشهر بدوام كامل', []],
    ['Our shop sells carpets', ['sells carpets']],
  ])('of “%s” %j was not understood', (text, unread) => {
    expect(readBrief(text, 'en').unread).toEqual(unread)
  })

  test('every word is read, a filler, or listed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('carpets', 'London', 'React', 'two', 'senior', 'developers', ',', 'xyz')),
        (words) => {
          const draft = readBrief(words.join(' '), 'en')
          const listed = (draft.unread ?? []).join(' ')
          for (const word of ['carpets', 'London', 'xyz'] as const)
            if (words.includes(word)) expect(listed).toContain(word)
        },
      ),
    )
  })
})
