import * as z from 'zod/mini'
import { hasArabic, hasUrl, isSingleSpacedLetters } from './text.ts'
import { HOUR, after } from './time.ts'

/** The generic rules of §5 as checks: a schema adds the ones its field needs, and the sentence comes with the code. */

export const noArabic = () => z.refine<string>((text) => !hasArabic(text), 'no_arabic')
export const noUrl = () => z.refine<string>((text) => !hasUrl(text), 'no_url')

/** Letters and single spaces, with these marks where they stand inside a word. */
export const lettersWithin = (marks: RegExp) =>
  z.refine<string>((text) => text === '' || isSingleSpacedLetters(text.replace(marks, '')), 'letters_only')

export const wholeNumber = () => z.refine<number>((value) => Number.isInteger(value), 'integer')

/** Dates are ISO text: "2026-03-18", or "2026-03" where only the month is asked. */
const MONTH_LENGTH = 7

/** A question about two fields is put even where a third is wrong: a form says everything at once. */
export const isRecord = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

const dateOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The start comes first; one month may hold both: its days are not told. An end left open, or ruled out by a flag, is none. */
export const startBeforeEnd = (start: string, end: string, open?: string) =>
  z.refine<Readonly<Record<string, unknown>>>(
    (dates) => {
      const [from, to] = [dateOf(dates[start]), dateOf(dates[end])]
      return (
        (open && dates[open] === true) ||
        from === '' ||
        to === '' ||
        from < to ||
        (from === to && to.length === MONTH_LENGTH)
      )
    },
    { error: 'start_before_end', path: [end], when: isRecord },
  )

/** The first place on earth where a day begins is 14 hours ahead of UTC: "today" there is not in the future. */
const EARLIEST_ZONE = 14 * HOUR

export const notInFuture = (now: Date) =>
  z.refine<string>((date) => date <= after(now, EARLIEST_ZONE).toISOString().slice(0, date.length), 'future_date')
