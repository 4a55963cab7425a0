import * as z from 'zod/mini'
import { lettersWithin, noArabic, noUrl } from './checks.ts'
import { scriptOf } from '../names/names.ts'
import { QUESTION_LENGTH, cleanLine, cleanText, webAddress } from '../text/text.ts'
import { isTimeZone } from '../time/time.ts'

/** Shared form fields. Each normalises its input, then validates it; the message is the code of a rule. */

const trimmedLine = () => z.pipe(z.string('required'), z.transform(cleanLine))

/** One line of text between `min` and `max` characters. */
export const line = (max: number, min = 1) =>
  z.pipe(trimmedLine(), z.string().check(z.minLength(min, min > 1 ? undefined : 'required'), z.maxLength(max)))

export const optionalLine = (max: number) => z.optional(z.pipe(trimmedLine(), z.string().check(z.maxLength(max))))

/** A search query; empty matches everything. */
export const question = () => z._default(line(QUESTION_LENGTH, 0), '')

/** Several lines that must be written. */
export const prose = (max: number) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(cleanText)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max)),
  )

/** Several lines of text that may be left out. */
export const optionalText = (max: number) =>
  z.optional(z.pipe(z.pipe(z.string('required'), z.transform(cleanText)), z.string().check(z.maxLength(max))))

/** A person's name in either script: letters separated by single spaces, hyphens and apostrophes inside a word. */
export const personName = () =>
  z.pipe(trimmedLine(), z.string().check(z.minLength(1, 'required'), z.maxLength(60), lettersWithin(NAME_MARKS)))

/** The name in the other script; an empty one removes it. */
export const secondName = () =>
  z.optional(
    z.pipe(
      trimmedLine(),
      z.string().check(
        z.maxLength(60),
        lettersWithin(NAME_MARKS),
        z.refine((text) => text === '' || scriptOf(text) !== null, 'other_script'),
      ),
    ),
  )

/** Jean-Luc, O'Brien, «عبد-الله», and the full stop of Jr. */
const NAME_MARKS = /(?<=[\p{L}\p{M}])(?:['’-](?=\p{L})|\.(?=\p{L}| |$))/gu

/** Lower-cased: mailboxes are case-insensitive in practice. */
export const email = () =>
  z.pipe(
    z.pipe(
      z.string('required'),
      z.transform((text: string) => cleanLine(text).toLowerCase()),
    ),
    z.string().check(
      z.minLength(1, 'required'),
      z.maxLength(254),
      noArabic(),
      z.refine((text) => text === '' || z.safeParse(z.email(), text).success, 'email'),
    ),
  )

/** A web address; `https://` is added when it is missing. */
export const website = () =>
  z.pipe(
    trimmedLine(),
    z.pipe(
      z.string().check(
        z.minLength(1, 'required'),
        z.maxLength(300),
        noArabic(),
        z.refine((text) => webAddress(text) !== null, 'url'),
      ),
      z.transform((text: string) => webAddress(text) ?? text),
    ),
  )

/** Text without links, which would be advertising. */
export const plainLine = (max: number) =>
  z.pipe(trimmedLine(), z.string().check(z.minLength(1, 'required'), z.maxLength(max), noUrl()))

/** ISO 3166 alpha-2, e.g. SA. */
export const countryCode = () =>
  z.pipe(
    z.pipe(
      z.string('required'),
      z.transform((text: string) => cleanLine(text).toUpperCase()),
    ),
    z.string().check(z.minLength(1, 'required'), z.regex(/^(?:[A-Z]{2})?$/, 'choice')),
  )

export const timeZone = () => z.string('required').check(z.maxLength(64), z.refine(isTimeZone, 'time_zone'))
