import { describe, expect, test } from 'vitest'
import { type Searched, excerptOf, highlightedParts, searchArticles, stemOf } from './rules-search.ts'

const article = (slug: string, overrides: Partial<Searched>): Searched => ({
  slug,
  title: 'عنوان',
  headings: [],
  body: 'نص',
  published_on: '2026-01-01',
  ...overrides,
})

const shelf = [
  article('contracts', {
    title: 'أنواع العقود عن بُعد',
    headings: ['عقد بدوام كامل'],
    body: 'إدارة الرواتب تبدأ من العقد.',
  }),
  article('payroll', { title: 'الرواتب بشفافية', headings: ['متى تُراجع العقود؟'], body: 'كيف تُحدَّد الرواتب.' }),
  article('ramadan', { title: 'رمضان مع فريق موزّع', body: 'يراجع مدير الفريق العقود والمواعيد قبل رمضان.' }),
  article('mvp', {
    title: 'Building an MVP team',
    headings: ['Interviews'],
    body: 'Hire engineers, not heroes.',
    published_on: '2026-05-01',
  }),
]
const slugsFor = (question: string) => searchArticles(shelf, question).map(({ slug }) => slug)

describe('search in Arabic and English', () => {
  test('a word in the title beats one in a heading, which beats one in the text', () => {
    expect(slugsFor('العقود')).toEqual(['contracts', 'payroll', 'ramadan'])
  })

  test.each([
    ['العُقُود', 'tashkeel'],
    ['عقود', 'no article'],
    ['والعقود', 'a conjunction'],
    ['بالعقود', 'a preposition'],
    ['للعقود', 'lam of lams'],
    ['العقـــود', 'tatweel'],
  ])('«%s» finds the same (%s)', (question) => expect(slugsFor(question)[0]).toBe('contracts'))

  test.each([
    ['ادارة الرواتب', 'contracts'],
    ['إداره', 'contracts'],
    ['interview', 'mvp'],
    ['ENGINEER', 'mvp'],
    ['Ｍvp', 'mvp'],
  ])('«%s» finds %s', (question, slug) => expect(slugsFor(question)).toContain(slug))

  test('every word must be there', () => {
    expect(slugsFor('رمضان العقود')).toEqual(['ramadan'])
    expect(slugsFor('رمضان MVP')).toEqual([])
    expect(slugsFor('لا شيء من هذا')).toEqual([])
  })

  test('no question shows everything, newest first; one without a word finds nothing', () => {
    expect(slugsFor('')[0]).toBe('mvp')
    expect(slugsFor('')).toHaveLength(shelf.length)
    expect(slugsFor('؟؟')).toEqual([])
  })

  test('a stem stays long enough to mean something', () => {
    for (const [word, stem] of [
      ['المطورين', 'مطور'],
      ['فريق', 'فريق'],
      ['وفريقها', 'فريق'],
      ['وجه', 'وجه'],
      ['الآن', 'الان'],
      ['teams', 'team'],
      ['is', 'is'],
    ])
      expect(stemOf(word!), word).toBe(stem)
  })
})

test('an excerpt shows the find among its neighbours, and says where it was cut', () => {
  const body = `${'كلمة '.repeat(40)}وهنا العقود التي نبحث عنها ${'كلمة '.repeat(60)}`
  const excerpt = excerptOf(body, [stemOf('عقود')])!
  expect(excerpt).toMatch(/^… .*العقود التي نبحث عنها.* …$/)
  expect(excerpt.length).toBeLessThan(180)
  expect(excerptOf('قصير فيه عقود', [stemOf('عقود')])).toBe('قصير فيه عقود')
  expect(excerptOf('لا شيء', ['عقود'])).toBeNull()
})

describe('the words that were sought are marked where they stand', () => {
  const marked = (text: string, question: string) =>
    highlightedParts(text, question)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('')

  test.each([
    ['اداره العقود', 'إدارةُ الرواتب، والعقود عن بُعد.', '[إدارةُ] الرواتب، [والعقود] عن بُعد.'],
    ['interviews', 'An interview, booked: two Interviews.', 'An [interview], booked: two [Interviews].'],
    ['node.js', 'Node.js وحدها', '[Node.js] وحدها'],
    ['', 'لا سؤال، لا علامة.', 'لا سؤال، لا علامة.'],
    ['؟؟', 'هل؟', 'هل؟'],
  ])('«%s»', (question, text, expected) => expect(marked(text, question)).toBe(expected))
})
