import { fullYears } from '../talents/rules.ts'
import { type Audience, priceOf, priceStep } from './rules-price.ts'
import {
  type Candidate,
  type Level,
  MAX_STRONG,
  type ScorePart,
  SKILL_POINTS,
  type Scores,
  type MatchCriteria,
  assessmentScore,
  countedParts,
  cutOf,
  gainOf,
  languagePoints,
  languageScore,
  levelRank,
  overlapScore,
  passedBy,
  rankOf,
  seniorityScore,
  skillScore,
  totalOf,
} from './rules-score.ts'

/** Further inputs of a score: hours shared with the client, its audience, usual salaries. */
export type ScoreContext = {
  readonly hours: number | null
  readonly audience: Audience
  readonly baseline: number | null
}

const STRONG = SKILL_POINTS
const PRESENT = SKILL_POINTS - 1

/** The score of one person with its parts. The index computes the same numbers. */
export function explain(talent: Candidate, criteria: MatchCriteria, { hours, audience, baseline }: ScoreContext) {
  const matched = criteria.skills
    .filter((id) => talent.skills.includes(id))
    .map((id) => ({ id, strong: talent.skills.indexOf(id) < MAX_STRONG }))
  const languages = criteria.languages.map(({ id, level: required }) => ({
    id,
    wanted: required,
    level: talent.languages.find((language) => language.id === id)?.level ?? null,
  }))
  const price = priceOf({ step: priceStep(talent.salary), shown: talent.salary_shown }, audience, baseline)
  const passed = passedBy(talent)
  const scores: Scores = {
    skills: skillScore(
      matched.reduce((sum, { strong }) => sum + (strong ? STRONG : PRESENT), 0),
      criteria.skills.length,
    ),
    assessment: assessmentScore(passed),
    seniority: seniorityScore(talent.months, criteria.seniority),
    language: languageScore(
      languages.reduce((sum, language) => sum + pointsOf(language), 0),
      languages.length,
    ),
    overlap: overlapScore(hours),
    price: price?.score ?? null,
  }
  return {
    rank: rankOf(scores),
    total: totalOf(scores),
    skills: { score: scores.skills, matched, missing: criteria.skills.filter((id) => !talent.skills.includes(id)) },
    cut: cutOf(scores),
    assessment: { score: scores.assessment, passed },
    seniority: { score: scores.seniority, years: fullYears(talent.months), wanted: criteria.seniority },
    language: { score: scores.language, asked: languages },
    overlap: { score: scores.overlap, hours },
    price,
    would_change: wouldChange(scores),
  }
}

const pointsOf = ({ wanted, level }: { wanted: Level; level: Level | null }) =>
  languagePoints(levelRank(level), levelRank(wanted))

/** Parts below their maximum, the largest difference first; a point or less is left out. */
function wouldChange(scores: Scores): { part: ScorePart; gain: number }[] {
  return countedParts(scores)
    .map((part) => ({ part, gain: gainOf(part, scores) }))
    .filter(({ gain }) => gain > 1)
    .toSorted((a, b) => b.gain - a.gain)
}
