import { expect, test } from 'vitest'
import { type SkillMove, movedSkill } from './rules-skills.ts'

test.each<[string, SkillMove, string]>([
  ['go', 'up', 'go react sql vue'],
  ['go', 'first', 'go react sql vue'],
  ['vue', 'first', 'vue react go sql'],
  ['vue', 'up', 'react go vue sql'],
  ['react', 'down', 'go react sql vue'],
  ['react', 'up', 'react go sql vue'],
  ['react', 'first', 'react go sql vue'],
  ['vue', 'down', 'react go sql vue'],
  ['cobol', 'first', 'react go sql vue'],
])('%s moved %s: %s', (skill, move, order) => {
  const skills = ['react', 'go', 'sql', 'vue']
  expect(movedSkill(skills, skill, move).join(' ')).toBe(order)
  expect(skills).toEqual(['react', 'go', 'sql', 'vue'])
})
