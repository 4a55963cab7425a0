import { describe, expect, test } from 'vitest'
import { NO_REQUIREMENT, type RequirementChange, type RoleKnowledge, withChanges } from './rules-requirement.ts'
import type { Requirement } from './schema-requirement.ts'

const TRADES: Readonly<Record<string, string>> = { react: 'frontend_developer', go: 'backend_developer' }
const knowledge: RoleKnowledge = {
  roleOfSkills: (skills) => skills.map((skill) => TRADES[skill]).find(Boolean) ?? null,
}
const source = ''
const after = (...turns: RequirementChange[][]): Requirement =>
  turns.reduce((before, changes) => withChanges(before, changes, knowledge), NO_REQUIREMENT)
const add = (role: string, more: object = {}): RequirementChange => ({
  kind: 'role',
  about: { by: 'role', role },
  source,
  ...more,
})
const rolesIn = ({ roles }: Requirement) =>
  roles.map(({ role, count, seniority, skills }) => [role, count, seniority, skills])

describe('what is before grows turn by turn', () => {
  test('a role that is there is changed, another one is added', () =>
    expect(
      rolesIn(
        after(
          [add('designer', { count: 1 })],
          [add('designer', { count: 3 }), add('qa_engineer', { impliedCount: 1 })],
        ),
      ),
    ).toEqual([
      ['designer', 3, null, []],
      ['qa_engineer', 1, null, []],
    ]))

  test('one that is implied by the singular never takes the place of a number', () =>
    expect(rolesIn(after([add('designer', { count: 3 })], [add('designer', { impliedCount: 1 })]))).toEqual([
      ['designer', 3, null, []],
    ]))

  test('one more is added to those there are', () =>
    expect(rolesIn(after([add('designer', { count: 2 })], [add('designer', { isMore: true, count: 1 })]))).toEqual([
      ['designer', 3, null, []],
    ]))

  test('features that came before any role belong to the first one', () =>
    expect(
      rolesIn(after([{ kind: 'role', about: { by: 'all' }, seniority: 'senior', source }], [add('designer')])),
    ).toEqual([['designer', null, 'senior', []]]))

  test('a developer is of the trade of their technology', () =>
    expect(
      rolesIn(
        after(
          [add('software_developer', { count: 2 })],
          [{ kind: 'role', about: { by: 'skills' }, skills: ['react'], source }],
        ),
      ),
    ).toEqual([['frontend_developer', 2, null, ['react']]]))

  test('technologies go to the role they belong to, otherwise to the one spoken of last', () => {
    const before = [add('frontend_developer'), add('backend_developer')]
    const rolesAfter = (skill: string) =>
      rolesIn(after(before, [{ kind: 'role', about: { by: 'skills' }, skills: [skill], source }]))
    expect(rolesAfter('react')[0]).toEqual(['frontend_developer', null, null, ['react']])
    expect(rolesAfter('jira')[1]).toEqual(['backend_developer', null, null, ['jira']])
  })

  test('all, the second, and the rest', () => {
    const before = [add('designer'), add('qa_engineer'), add('tech_lead')]
    const senior = { kind: 'role', seniority: 'senior', source } as const
    expect(rolesIn(after(before, [{ ...senior, about: { by: 'all' } }])).map(([, , level]) => level)).toEqual([
      'senior',
      'senior',
      'senior',
    ])
    expect(
      rolesIn(after(before, [{ ...senior, about: { by: 'place', place: 1 } }])).map(([, , level]) => level),
    ).toEqual([null, 'senior', null])
    const rest = after(before, [add('designer', { seniority: 'junior' }), { ...senior, about: { by: 'rest' } }])
    expect(rolesIn(rest).map(([, , level]) => level)).toEqual(['junior', 'senior', 'senior'])
  })

  test('a role is taken back, a budget too, and what is not rolesAfter again of an amount stays', () => {
    expect(
      rolesIn(
        after(
          [add('designer'), add('qa_engineer')],
          [{ kind: 'withoutRole', about: { by: 'role', role: 'designer' }, source }],
        ),
      ),
    ).toEqual([['qa_engineer', null, null, []]])
    const budget = { amount: 9000, currency: 'SAR', scope: 'person' } as const
    const raised = after(
      [{ kind: 'budget', budget, source }],
      [{ kind: 'budget', budget: { amount: 12_000, currency: null, scope: null }, source }],
    )
    expect(raised.budget).toEqual({ ...budget, amount: 12_000 })
    expect(after([{ kind: 'budget', budget, source }], [{ kind: 'withoutBudget', source }]).budget).toBeNull()
  })
})
