import * as z from 'zod/mini'
import { lettersWithin, noArabic, noUrl } from './checks.ts'
import { scriptOf } from './names.ts'
import { QUESTION_LENGTH, cleanLine, cleanText, webAddress } from './text.ts'
import { isTimeZone } from './time.ts'

/** The fields that many forms share. Each cleans what was typed, then judges it; the rule is named by its code. */

const typed = () => z.pipe(z.string('required'), z.transform(cleanLine))

/** One line of text between `min` and `max` characters. */
export const line = (max: number, min = 1) =>
  z.pipe(typed(), z.string().check(z.minLength(min, min > 1 ? undefined : 'required'), z.maxLength(max)))

export const optionalLine = (max: number) => z.optional(z.pipe(typed(), z.string().check(z.maxLength(max))))

/** What somebody looks for; nothing is everything. */
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
  z.pipe(typed(), z.string().check(z.minLength(1, 'required'), z.maxLength(60), lettersWithin(NAME_MARKS)))

/** The same name in the other script, for readers of the other language; an empty one takes it away. */
export const secondName = () =>
  z.optional(
    z.pipe(
      typed(),
      z.string().check(
        z.maxLength(60),
        lettersWithin(NAME_MARKS),
        z.refine((text) => text === '' || scriptOf(text) !== null, 'other_script'),
      ),
    ),
  )

/** Jean-Luc, O'Brien, «عبد-الله», and the full stop of Jr. */
const NAME_MARKS = /(?<=[\p{L}\p{M}])(?:['’-](?=\p{L})|\.(?=\p{L}| |$))/gu

/** Addresses are kept in lower case: a mailbox that tells `A@x` from `a@x` does not exist in practice. */
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
    typed(),
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

/** Words about something, where a link would be an advertisement. */
export const plainLine = (max: number) =>
  z.pipe(typed(), z.string().check(z.minLength(1, 'required'), z.maxLength(max), noUrl()))

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
