import { fullYears } from '../talents/rules.ts'
import {
  type Candidate,
  type Level,
  MOST_STRONG,
  PARTS,
  type Part,
  SKILL_POINTS,
  type Scores,
  WEIGHTS,
  type Wish,
  languagePoints,
  languageScore,
  levelRank,
  overlapScore,
  priceBand,
  priceScore,
  priceStep,
  rankOf,
  seniorityScore,
  skillScore,
  totalOf,
} from './rules-score.ts'

/** What is known beside the person and the wish: hours shared with the client, and what is usually asked. */
export type Around = { readonly hours: number | null; readonly usual: number | null }

const STRONG = SKILL_POINTS
const PRESENT = SKILL_POINTS - 1

/** The score of one person with everything it was made from. The index ranks by the same numbers. */
export function explain(talent: Candidate, wish: Wish, { hours, usual }: Around) {
  const matched = wish.skills
    .filter((id) => talent.skills.includes(id))
    .map((id) => ({ id, strong: talent.skills.indexOf(id) < MOST_STRONG }))
  const asked = wish.languages.map(({ id, level: wanted }) => ({
    id,
    wanted,
    level: talent.languages.find((spoken) => spoken.id === id)?.level ?? null,
  }))
  const band = priceBand(priceStep(talent.salary), usual)
  const scores: Scores = {
    skills: skillScore(
      matched.reduce((sum, { strong }) => sum + (strong ? STRONG : PRESENT), 0),
      wish.skills.length,
    ),
    seniority: seniorityScore(talent.months, wish.seniority),
    language: languageScore(
      asked.reduce((sum, one) => sum + pointsOf(one), 0),
      asked.length,
    ),
    overlap: overlapScore(hours),
    price: priceScore(band),
  }
  return {
    rank: rankOf(scores),
    total: totalOf(scores),
    skills: { score: scores.skills, matched, missing: wish.skills.filter((id) => !talent.skills.includes(id)) },
    seniority: { score: scores.seniority, years: fullYears(talent.months), wanted: wish.seniority },
    language: { score: scores.language, asked },
    overlap: { score: scores.overlap, hours },
    price: { score: scores.price, band },
    would_change: wouldChange(scores),
  }
}

const pointsOf = ({ wanted, level }: { wanted: Level; level: Level | null }) =>
  languagePoints(levelRank(level), levelRank(wanted))

/** The parts that keep somebody from a hundred, the heaviest first; a point or less is not worth a word. */
function wouldChange(scores: Scores): { part: Part; gain: number }[] {
  return PARTS.map((part) => ({ part, gain: Math.round((WEIGHTS[part] * (100 - scores[part])) / 100) }))
    .filter(({ gain }) => gain > 1)
    .toSorted((a, b) => b.gain - a.gain)
}
