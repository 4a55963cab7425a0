import type { Lang } from '../language/locale.ts'
import { scriptOf } from './names.ts'
import { suggestedName } from './transliteration.ts'

/**
 * A colleague of ours for a reader: as they wrote their name where its script can be read, else spelled in the reader's.
 * Talents and clients choose a second spelling themselves (`namesFor`).
 */
export function staffNameFor(name: string, lang: Lang): string {
  const script = scriptOf(name)
  return script === null || script === lang ? name : suggestedName(name)
}
