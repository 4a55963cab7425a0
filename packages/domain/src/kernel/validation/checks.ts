import * as z from 'zod/mini'
import { hasArabic, hasSpecialCharacters, hasUrl, isSingleSpacedLetters } from '../text/text.ts'
import { HOUR, after } from '../time/time.ts'

/** Generic rules of §5 as zod checks; a check's message is the code of its sentence. */

export const noArabic = () => z.refine<string>((text) => !hasArabic(text), 'no_arabic')
export const noSpecialCharacters = () =>
  z.refine<string>((text) => !hasSpecialCharacters(text), 'no_special_characters')
export const noUrl = () => z.refine<string>((text) => !hasUrl(text), 'no_url')

/** Letters and single spaces, with these marks inside a word. */
export const lettersWithin = (marks: RegExp) =>
  z.refine<string>((text) => text === '' || isSingleSpacedLetters(text.replace(marks, '')), 'letters_only')

export const digitsOnly = () => z.refine<string>((text) => /^\d*$/.test(text), 'digits_only')
export const lettersOrDigits = () => z.refine<string>((text) => /^[\p{L}\p{M}\p{N}]*$/u.test(text), 'letters_digits')

/** Numbers of authorities and banks: what other systems read is written in Latin letters. */
export const latinOnly = () => z.refine<string>((text) => /^\p{ASCII}*$/u.test(text), 'latin_digits')

export const wholeNumber = () => z.refine<number>((value) => Number.isInteger(value), 'integer')

/** Dates are ISO text: "2026-03-18", or "2026-03" where only the month is asked. */
const MONTH_LENGTH = 7

/** Checks over two fields run even where a third is invalid: a form shows all faults at once. */
export const isRecord = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

const dateOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Start before end; the same month is allowed, because days are unknown. An end that is empty, or ruled out by a flag, is
 * ignored.
 */
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

/** UTC+14 is the first zone in which a day begins: "today" there is not in the future. */
const EARLIEST_ZONE = 14 * HOUR

export const notInFuture = (now: Date) =>
  z.refine<string>((date) => date <= after(now, EARLIEST_ZONE).toISOString().slice(0, date.length), 'future_date')
