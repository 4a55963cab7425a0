import { describe, expect, test } from 'vitest'
import { PROJECTS_CACHE_MS, activeProject, mustLoadProjects } from './rules-projects.ts'

describe('the list of projects', () => {
  test('is good for 30 seconds [S-026] [K-028]', () => {
    expect(PROJECTS_CACHE_MS).toBe(30_000)
    expect(mustLoadProjects(1_000, null, false)).toBe(true)
    expect(mustLoadProjects(30_999, 1_000, false)).toBe(false)
    expect(mustLoadProjects(31_000, 1_000, false)).toBe(true)
  })

  test('is loaded at once when forced [S-027]', () => {
    expect(mustLoadProjects(1_001, 1_000, true)).toBe(true)
  })

  test('is loaded again when the clock was set back', () => {
    expect(mustLoadProjects(500, 1_000, false)).toBe(true)
  })
})

describe('the active project', () => {
  const projects = [{ id: 'a' }, { id: 'b' }]

  test('is the stored one when the client still has it [S-028]', () => {
    expect(activeProject('b', projects)).toEqual({ id: 'b' })
  })

  test('is the first when the stored one does not match [S-029]', () => {
    expect(activeProject('z', projects)).toEqual({ id: 'a' })
    expect(activeProject(null, projects)).toEqual({ id: 'a' })
    expect(activeProject('a', [])).toBeUndefined()
  })
})
