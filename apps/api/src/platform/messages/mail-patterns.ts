import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Phrases, renderings } from './mail-samples.ts'
import { templateOf } from './mail-templates.ts'

// Pattern of a template: it finds the sentence in what the code composed, and its values.

export type Pattern = { test: RegExp; places: string[]; literals: number }

const PLACE = /\{([a-z]+)\}/g
export const literalOf = (text: string) => text.replace(PLACE, '')
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const ANY = '[\\s\\S]*?'
const sourceOf = (text: string, value: (place: string) => string): string =>
  text
    .split(/(\{[a-z]+\})/)
    .map((part) => (/^\{[a-z]+\}$/.test(part) ? value(part.slice(1, -1)) : escaped(part)))
    .join('')

/** Adjacent placeholders: the second must be an optional phrase with known texts, or the match would be ambiguous. */
export function patternOf(text: string, lang: Lang, phrases: Phrases): Pattern {
  const source = sourceOf(text, (place) => {
    const phrase = phrases[place]
    if (typeof phrase !== 'string' || !text.includes(`}{${place}}`)) return `(${ANY})`
    return `((?:${sourceOf(templateOf(phrase, renderings(lang)), () => ANY)})?)`
  })
  return {
    test: new RegExp(`^${source}$`, 'u'),
    places: [...text.matchAll(PLACE)].map(([, name]) => name ?? ''),
    literals: literalOf(text).length,
  }
}
