import { ROUTE_IDS, ROUTES } from '@fareeq/domain/navigation/paths.ts'
import { describe, expect, test } from 'vitest'
import { AREAS } from './router.tsx'

/** Aliases of routes. */
const ALIASES = ['root', 'talentLanding', 'talentRoot', 'signUp']
/** Server-only pages. */
const OF_THE_SERVER = ['localOutbox']

const screens = AREAS.flatMap((area) => Object.keys(area.screens))

describe('the table of routes', () => {
  test('every route has a screen of its own', () => {
    expect(ROUTE_IDS.filter((id) => ![...screens, ...ALIASES, ...OF_THE_SERVER].includes(id))).toEqual([])
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
})
