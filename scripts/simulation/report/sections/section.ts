import { addDays } from '../../engine/days.ts'
import type { World } from '../../engine/world.ts'
import type { Band } from '../chart.ts'
import { faultName } from '../names.ts'
import type { Lang, Words } from '../words.ts'

export type Section = (world: World, words: Words, lang: Lang) => { title: string; text: string; body: string }

const daysOf = ({ options, day }: World): string[] => Array.from({ length: day }, (_, n) => addDays(options.start, n))

const FORMATS: Readonly<Record<Lang, Intl.DateTimeFormat>> = {
  ar: new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}
export const short = (day: string, lang: Lang): string => FORMATS[lang].format(new Date(day))

/** Sums of each week, named by its first day. */
export function weekly(world: World, event: string, lang: Lang): { labels: string[]; values: number[] } {
  const days = daysOf(world)
  const starts = days.filter((_, index) => index % 7 === 0)
  const values = starts.map((_, week) =>
    days.slice(week * 7, week * 7 + 7).reduce((sum, day) => sum + (world.counts[day]?.[event] ?? 0), 0),
  )
  return { labels: starts.map((day) => short(day, lang)), values }
}

export const bandsByDay = ({ faults }: World, lang: Lang): Band[] =>
  faults.map(({ name, from, to }) => ({ name: faultName(name, lang), from, to }))
export const bandsByWeek = (world: World, lang: Lang): Band[] =>
  bandsByDay(world, lang).map(({ name, from, to }) => ({ name, from: Math.floor(from / 7), to: Math.floor(to / 7) }))
