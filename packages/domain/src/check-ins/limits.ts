export const CHECK_IN_SIDES = ['talent', 'client'] as const
export type CheckInSide = (typeof CHECK_IN_SIDES)[number]

type MoodFacts = {
  /** A colleague calls. */
  readonly is_raised: boolean
  /** Its writer may show it to the other side. */
  readonly is_shareable: boolean
}
/** How it is going, in two taps. */
export const MOODS = {
  good: { is_raised: false, is_shareable: true },
  so_so: { is_raised: false, is_shareable: false },
  not_good: { is_raised: true, is_shareable: false },
} as const satisfies Readonly<Record<string, MoodFacts>>
export type Mood = keyof typeof MOODS
export const MOOD_NAMES = Object.keys(MOODS) as [Mood, ...Mood[]]

export const WORDS_LENGTH = 500
export const NOTE_LENGTH = 1000
