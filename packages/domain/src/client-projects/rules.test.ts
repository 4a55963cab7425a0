import { describe, expect, test } from 'vitest'
import {
  type Page,
  changedParts,
  firstIncomplete,
  isPageComplete,
  mayEdit,
  mayReadRequests,
  nextMove,
  pagesInOrder,
  stepAfterSaving,
  stepOfVacancy,
  projectName,
} from './rules.ts'

const complete = {
  product_name: 'سوق',
  industry: 'e-commerce',
  scope: { kind: 'text', text: 'A shop', audio: null },
  role: 'backend_developer',
  availability: 'full_time',
  duration: 6,
  primary_language: 'ar',
  services: ['mvp'],
  technologies: ['react'],
}
const EMPTY: Record<Page, object> = {
  aboutProject: { product_name: null },
  selectService: { services: [] },
  technologies: { technologies: [] },
  details: { role: null },
}
const without = (page: Page) => ({ ...complete, ...EMPTY[page] })

describe('the pages of the wizard', () => {
  test.each([
    [false, ['aboutProject', 'selectService', 'technologies', 'details']],
    [true, ['selectService', 'technologies', 'details', 'aboutProject']],
  ])('come in the order of the map: with the flag %s, %j [K-020]', (flag, order) => {
    expect(pagesInOrder(flag)).toEqual(order)
  })

  test.each(Object.keys(EMPTY) as Page[])('%s is complete only when all of it is said', (page) => {
    expect([isPageComplete(complete, page), isPageComplete(without(page), page)]).toEqual([true, false])
    expect(firstIncomplete(without(page), false)).toBe(page)
  })

  test('a scope is words or a recording; neither is none', () => {
    const scoped = (scope: unknown) => isPageComplete({ ...complete, scope }, 'aboutProject')
    expect(scoped({ kind: 'voice', text: null, audio_id: 'a' })).toBe(true)
    expect(scoped({ kind: 'voice', text: null, audio_id: null })).toBe(false)
    expect(scoped({ kind: 'text', text: '', audio: null })).toBe(false)
    expect(scoped(null)).toBe(false)
  })

  test('one service and one technology are the least [V-030] [V-031]', () => {
    expect(firstIncomplete({ ...complete, services: [], technologies: [] }, true)).toBe('selectService')
    expect(firstIncomplete({ ...complete, technologies: [] }, true)).toBe('technologies')
    expect(firstIncomplete(complete, true)).toBeUndefined()
  })
})

describe('the step after a page is saved', () => {
  test.each([
    // what is missing, reached, wanted, step
    ['aboutProject', 1, undefined, 1],
    ['selectService', 1, undefined, 2],
    ['technologies', 1, undefined, 3],
    ['details', 1, undefined, 4],
    // With the other step map the wizard itself sends the next step.
    ['aboutProject', 2, 4, 4],
    ['technologies', 1, 3, 3],
    // Going back to an earlier page loses nothing.
    ['details', 3, 2, 3],
    // Saying 4 for ever does not make a meeting.
    ['details', 4, 4, 4],
  ] as [Page, number, number | undefined, number][])(
    'without %s, reached %i, wanting %s: %i',
    (missing, reached, target, step) => {
      expect(stepAfterSaving({ request: without(missing), reached, wanted: target })).toBe(step)
    },
  )

  test('of a whole request is the meeting, whatever the wizard wanted [S-007]', () => {
    expect([1, 2, 4].map((target) => stepAfterSaving({ request: complete, reached: 1, wanted: target }))).toEqual([
      5, 5, 5,
    ])
  })

  test('never falls: who waits for the meeting or is done stays so, and 6 is the end [S-003]', () => {
    expect([5, 6, 7].map((reached) => stepAfterSaving({ request: without('details'), reached }))).toEqual([5, 6, 6])
  })
})

test('a further vacancy is done at once for whoever has met us; others book the meeting first', () => {
  expect([stepOfVacancy(true), stepOfVacancy(false)]).toEqual([6, 5])
})

test('a request is called by its product, a vacancy by product and role, and one without words by nothing', () => {
  const row = { product_name: 'سوق', role: 'backend_developer', vacancy: null }
  expect(projectName(row, 'en')).toBe('سوق')
  expect(projectName({ ...row, vacancy: {} }, 'en')).toMatch(/^سوق · Back-?end/i)
  expect(projectName({ ...row, product_name: null }, 'ar')).not.toContain('backend')
  expect(projectName({ product_name: null, role: null, vacancy: null }, 'ar')).toBe('')
})

test('what changed between two versions is named part by part', () => {
  expect(changedParts(complete, { ...complete, duration: 12, services: ['mvp', 'creative-lab'] })).toEqual([
    'duration',
    'services',
  ])
  expect(changedParts(complete, { ...complete })).toEqual([])
})

test('a request is edited until there is a contract', () => {
  expect([mayEdit({ contracted: false }), mayEdit({ contracted: true })]).toEqual([true, false])
})

test('those who match, manage and operate read requests; nobody else of us does', () => {
  expect(['matcher', 'account_manager', 'operations', 'admin'].every((role) => mayReadRequests([role]))).toBe(true)
  expect(mayReadRequests(['recruiter', 'finance', 'content'])).toBe(false)
})

test('one thing at a time: begin, go on, meet, answer, look around', () => {
  expect(nextMove(undefined)).toBe('begin')
  expect([1, 4].map((step) => nextMove({ step }))).toEqual(['wizard', 'wizard'])
  expect(nextMove({ step: 5 })).toBe('meeting')
  expect(nextMove({ step: 6 })).toBe('rest')
})
