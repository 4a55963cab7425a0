import { searchForm } from '../kernel/text/text.ts'

/** What makes a digit a picture of itself. */
const KEYCAPS = /[\ufe0f\u20e3]/gu

/** The form that a search has, so that digits and letters of any shape are alike. */
export const plainText = (text: string): string => searchForm(text.replace(KEYCAPS, ''))

/** Words of a list as one alternative, the longest first. */
export const oneOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|')
