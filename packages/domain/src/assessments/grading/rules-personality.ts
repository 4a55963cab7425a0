import { type BANDS, TRAITS, type Trait } from '../schema-report.ts'

/** `minus`: agreeing means less of the trait (a reverse-keyed item). */
export type PersonalityItem = { id: string; trait: Trait; keyed: 'plus' | 'minus' }
export type TraitBand = (typeof BANDS)[number]
/** From 0 to 100, of the scale itself: there are no norms to compare with, so it is no percentile. */
export type TraitScore = { score: number; band: TraitBand }

const MIN_ANSWER = 1
const MAX_ANSWER = 5
/** D-53: so many of the ten items of a trait may be missing; the score is then that of the others. */
const MAX_MISSING = 2
const MIDDLE = { from: 40, to: 60 }

const isAnswer = (answer: number | undefined): answer is number =>
  Number.isInteger(answer) && answer! >= MIN_ANSWER && answer! <= MAX_ANSWER

export const traitBand = (score: number): TraitBand =>
  score < MIDDLE.from ? 'low' : score > MIDDLE.to ? 'high' : 'middle'

/** `answers` by the id of the item, 1 (not at all) to 5 (very much). Null: too little was answered to say anything. */
export function personalityScores(
  items: readonly PersonalityItem[],
  answers: Readonly<Record<string, number>>,
): Record<Trait, TraitScore | null> {
  const scoreOf = (trait: Trait): TraitScore | null => {
    const ofTrait = items.filter((item) => item.trait === trait)
    const points = ofTrait.flatMap(({ id, keyed }) => {
      const answer = answers[id]
      if (!isAnswer(answer)) return []
      return keyed === 'plus' ? answer - MIN_ANSWER : MAX_ANSWER - answer
    })
    if (points.length === 0 || ofTrait.length - points.length > MAX_MISSING) return null
    const share = points.reduce((sum, point) => sum + point, 0) / (points.length * (MAX_ANSWER - MIN_ANSWER))
    const score = Math.round(share * 100)
    return { score, band: traitBand(score) }
  }
  return Object.fromEntries(TRAITS.map((trait) => [trait, scoreOf(trait)])) as Record<Trait, TraitScore | null>
}
