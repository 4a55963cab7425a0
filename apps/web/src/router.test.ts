import { ROUTE_IDS, ROUTES } from '@fareeq/domain/navigation/paths.ts'
import { describe, expect, test } from 'vitest'
import { ABSENT } from './areas/absent.ts'
import { ar } from './areas/messages/absent/ar.ts'
import { en } from './areas/messages/absent/en.ts'
import { AREAS } from './router.tsx'

/** Aliases of routes. */
const ALIASES = ['root', 'talentLanding', 'talentRoot', 'signUp']
/** Server-only pages. */
const OF_THE_SERVER = ['localOutbox']
/** Not built when this test was written: assessments, renewals, payments. Nothing may be added here. */
const NOT_BUILT = [
  'talentRenewals',
  'assessment',
  'clientRenewals',
  'talentAssessment',
  'videoInterview',
  'assessmentReport',
  'invoices',
  'invoice',
  'paymentResult',
]

const screens = AREAS.flatMap((one) => Object.keys(one.screens))

describe('the table of routes', () => {
  test('every route has a screen of its own, but those of features that are not built', () => {
    const without = ROUTE_IDS.filter((id) => ![...screens, ...ALIASES, ...OF_THE_SERVER].includes(id))
    expect(without.toSorted()).toEqual([...ABSENT].toSorted())
  })

  test('the list of features that are not built only shrinks', () => {
    expect(ABSENT.filter((id) => !NOT_BUILT.includes(id))).toEqual([])
  })

  test('a screen stands in the area of its route, and once', () => {
    expect(screens.length).toBeGreaterThan(50)
    expect(screens.filter((id, index) => screens.indexOf(id) !== index)).toEqual([])
    for (const { area, screens: own } of AREAS)
      for (const id of Object.keys(own)) expect([id, ROUTES[id as keyof typeof ROUTES].area]).toEqual([id, area])
  })

  test('the report of a talent has its screen [R-038]', () => {
    expect(screens).toContain('talentReport')
  })

  test.each(ABSENT)('the address %s says what it is for and that nothing is there', (id) => {
    for (const words of [ar, en]) {
      expect(words.pages[id].title).not.toBe('')
      expect(words.pages[id].text).not.toBe('')
    }
  })
})
