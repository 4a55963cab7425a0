import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { PageLink } from './controls.ts'

/**
 * What people of one group share, so that a walk proves what its person and language can change, and nothing twice:
 *
 * - A link is pressed from a kind of page to a kind of target once for the group, in one of the languages: the handler of a
 *   link knows neither role nor language. What may differ is where one arrives, so everybody presses every kind of
 *   target once by themselves in each language, and is tested to hit each link that is left out (nothing covers it).
 * - Public pages are the same for the group, but for those that each begins with (see `Person`): one walks the others.
 * - A kind of page is loaded as a document once for the group in each language; otherwise it is reached within the app.
 * - A menu is opened by everybody, and again in the other language if one of its links is still to be pressed there.
 * - A button is known by its page and its words; whoever meets one that nobody of the group has pressed does so.
 */
export type GroupRecord = Record<Lang, LanguageRecord> & {
  /** Kinds of links that somebody has pressed. */
  links: Set<string>
  /** Of each person, the links in each menu. */
  menus: Map<string, Map<string, PageLink[]>>
}

type LanguageRecord = {
  /** Kinds of public pages that somebody walks. */
  pages: Set<string>
  /** Kinds of public targets that somebody has arrived at. */
  targets: Set<string>
  /** Kinds of pages that were loaded as documents. */
  documents: Set<string>
  buttons: Set<string>
}

const createLanguageRecord = (): LanguageRecord => ({
  pages: new Set(),
  targets: new Set(),
  documents: new Set(),
  buttons: new Set(),
})

export const createGroupRecord = (): GroupRecord => ({
  links: new Set(),
  menus: new Map(),
  ar: createLanguageRecord(),
  en: createLanguageRecord(),
})
