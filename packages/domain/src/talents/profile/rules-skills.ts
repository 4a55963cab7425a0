/** Moves of a skill in its list, whose order others see. */
export const SKILL_MOVES = ['first', 'up', 'down'] as const
export type SkillMove = (typeof SKILL_MOVES)[number]

const MOVED_TO: Record<SkillMove, (at: number) => number> = {
  first: () => 0,
  up: (at) => at - 1,
  down: (at) => at + 1,
}

/** The others keep their order; a skill at the end of the list stays there. */
export function movedSkill(skills: readonly string[], skill: string, move: SkillMove): string[] {
  const at = skills.indexOf(skill)
  const to = MOVED_TO[move](at)
  if (at < 0 || to < 0 || to >= skills.length) return [...skills]
  return skills.toSpliced(at, 1).toSpliced(to, 0, skill)
}
