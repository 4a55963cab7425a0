import { expect, test } from 'vitest'
import { ROLES } from '../catalogue/entries-roles.ts'
import { SKILLS } from '../catalogue/entries-skills.ts'
import { ROLE_PROOFS, SKILL_OF_ASSESSMENT, TESTED_SKILLS, rolesProvedBy } from '../talents/profile/rules-proofs.ts'
import { ASSESSMENTS, assessmentOf, isTechnical, RELATED_SKILLS, recommended } from './rules-offers.ts'

test('every assessment has its own id, a title in both languages, and a skill of the catalogue', () => {
  expect(new Set(ASSESSMENTS.map(({ id }) => id)).size).toBe(ASSESSMENTS.length)
  for (const { title, skill } of ASSESSMENTS) {
    expect(title.ar).toMatch(/[\u0600-\u06ff]/)
    expect(title.en).toMatch(/^[A-Z]/)
    if (skill) expect(SKILLS.map(({ id }) => id)).toContain(skill)
  }
  expect(TESTED_SKILLS).toHaveLength(12)
  const proving = ASSESSMENTS.filter((assessment) => isTechnical(assessment) && assessment.skill !== null)
  expect(Object.fromEntries(proving.map(({ id, skill }) => [id, skill]))).toEqual(SKILL_OF_ASSESSMENT)
})

test.each([
  ['react', 'frontend_developer', true],
  ['python', 'backend_developer', true],
  ['react', 'network_engineer', false],
  ['introduction', 'frontend_developer', false],
  ['problem-solving', 'frontend_developer', false],
])('%s qualifies for %s: %s', (id, role, proved) => {
  expect(ROLES.map((role) => role.id)).toContain(role)
  expect(assessmentOf(id)).not.toBeNull()
  expect(rolesProvedBy(id).includes(role)).toBe(proved)
  expect(ROLE_PROOFS.includes(`${role} ${id}`)).toBe(proved)
})

test('a test proves skill; a video and a questionnaire do not', () => {
  expect(ASSESSMENTS.filter((assessment) => !isTechnical(assessment)).map(({ kind }) => kind)).toEqual([
    'video',
    'video',
    'video',
    'personality',
  ])
})

test('what is recommended begins with one’s own strongest skill that the role asks for', () => {
  expect(recommended(['php', 'react', 'python'], 'frontend_developer')).toEqual([
    'react',
    'php',
    'python',
    'javascript',
    'problem-solving',
    'introduction',
    'personality',
  ])
  expect(recommended([], null)).toEqual(['problem-solving', 'introduction', 'personality'])
  expect(recommended([], 'backend_developer')[0]).toBe('typescript')
})

test('what goes with a tested skill is a skill of the catalogue', () => {
  const skillIds = SKILLS.map(({ id }) => id)
  const related = Object.entries(RELATED_SKILLS).flatMap(([tested, names]) => [tested, ...names.split(', ')])
  expect(related.filter((id) => !skillIds.includes(id))).toEqual([])
})

test('whoever names PostgreSQL and Vue is offered SQL and JavaScript, and nothing that has to do with neither', () => {
  const offered = recommended(['vue', 'postgresql'], 'backend_developer')
  expect(offered.slice(0, 3)).toEqual(['javascript', 'sql', 'sql-queries'])
  expect(offered).not.toContain('python')
})
