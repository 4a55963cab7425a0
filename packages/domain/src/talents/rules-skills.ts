/** Where a skill may go among its own: what stands first is what others see first. */
export const SKILL_MOVES = ['first', 'up', 'down'] as const
export type SkillMove = (typeof SKILL_MOVES)[number]

const PLACE: Record<SkillMove, (at: number) => number> = {
  first: () => 0,
  up: (at) => at - 1,
  down: (at) => at + 1,
}

/** The others keep their order; a skill at the end of the list stays there. */
export function movedSkill(skills: readonly string[], skill: string, move: SkillMove): string[] {
  const at = skills.indexOf(skill)
  const to = PLACE[move](at)
  if (at < 0 || to < 0 || to >= skills.length) return [...skills]
  return skills.toSpliced(at, 1).toSpliced(to, 0, skill)
}
