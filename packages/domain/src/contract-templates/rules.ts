import { LANGS, type Lang } from '../kernel/language/locale.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import {
  FIRST_VERSION,
  MAX_DAYS_AHEAD,
  PLACEHOLDER_NAMES,
  TEMPLATE_PLACEHOLDERS,
  type TemplateSection,
  placeholderFacts,
} from './limits.ts'
import { DEFAULT_COUNTRY, placeholdersIn, withoutPlaceholders } from './rules-rendering.ts'
import type { TemplateContent, TemplatePoint } from './schema.ts'
import { type TemplateState, isReleased } from './states.ts'

export type TemplatePart = TemplateSection | 'title' | 'countries'
export type TemplateFault = {
  readonly part: TemplatePart
  /** The point of a section, or the country, from 0. */
  readonly at: number | null
  readonly kind: 'empty' | 'unknown' | 'differs' | 'misplaced' | 'missing' | 'no_default'
  /** The name it is about. */
  readonly place: string | null
}

type Words = { readonly ar: string; readonly en: string }
const isKnown = (name: string): name is keyof typeof TEMPLATE_PLACEHOLDERS => Object.hasOwn(TEMPLATE_PLACEHOLDERS, name)

type Place = Pick<TemplateFault, 'part' | 'at'>

/** A pair of texts: both are written, name the same, and nothing that is not known. */
function wordsFaults(place: Place, words: Words, when: TemplatePoint['when'] = null): TemplateFault[] {
  if (LANGS.some((lang) => words[lang] === '')) return [{ ...place, kind: 'empty', place: null }]
  const names: Record<Lang, string[]> = { ar: placeholdersIn(words.ar), en: placeholdersIn(words.en) }
  const all = [...new Set([...names.ar, ...names.en])]
  const faults = all.flatMap((name): TemplateFault[] => {
    const fault = (kind: TemplateFault['kind']) => [{ ...place, kind, place: name }]
    if (!isKnown(name)) return fault('unknown')
    const { only } = placeholderFacts(name)
    if (only && when !== only) return fault('misplaced')
    return names.ar.includes(name) && names.en.includes(name) ? [] : fault('differs')
  })
  const [brace] = LANGS.flatMap((lang) => withoutPlaceholders(words[lang]).match(/[{}]/) ?? [])
  return brace === undefined ? faults : [...faults, { ...place, kind: 'unknown', place: brace }]
}

/** Why a version cannot be released; a draft may have faults. */
export function templateFaults({ title, sections, countries }: TemplateContent): TemplateFault[] {
  const texts = [title, ...sections.flatMap(({ heading, points }) => [heading, ...points])]
  const used = new Set(texts.flatMap((words) => LANGS.flatMap((lang) => placeholdersIn(words[lang]))))
  return [
    ...wordsFaults({ part: 'title', at: null }, title),
    ...sections.flatMap(({ key, heading, points }) => [
      ...wordsFaults({ part: key, at: null }, heading),
      ...points.flatMap((point, at) => wordsFaults({ part: key, at }, point, point.when)),
    ]),
    ...countries.flatMap(({ law, court }, at): TemplateFault[] =>
      [law, court].some((words) => LANGS.some((lang) => words[lang] === '' || /[{}]/.test(words[lang])))
        ? [{ part: 'countries', at, kind: 'empty', place: null }]
        : [],
    ),
    ...(countries.some(({ country }) => country === DEFAULT_COUNTRY)
      ? []
      : [{ part: 'countries', at: null, kind: 'no_default', place: null } as const]),
    ...PLACEHOLDER_NAMES.filter((name) => !used.has(name)).map((name): TemplateFault => ({
      part: 'title',
      at: null,
      kind: 'missing',
      place: name,
    })),
  ]
}

type Released = { readonly version: number; readonly state: TemplateState; readonly from_day: string | null }

/** The version that writes new contracts on a day: the latest that has begun, of one day the higher; 1 before any. */
export const versionOn = (versions: readonly Released[], day: string): number =>
  versions.reduce<{ version: number; from: string }>(
    (best, { version, state, from_day: from }) =>
      isReleased(state) &&
      from !== null &&
      from <= day &&
      (from > best.from || (from === best.from && version > best.version))
        ? { version, from }
        : best,
    { version: FIRST_VERSION, from: '' },
  ).version

export type ReleaseFault = 'own' | 'opinion_ahead' | 'day_past' | 'day_far'

/** Two people make a version: nobody releases what they have written in. */
export function releaseFault(
  {
    editors,
    opinion_day: opinion,
    from_day: from,
  }: { editors: readonly string[]; opinion_day: string; from_day: string },
  { me, today }: { me: string; today: string },
): ReleaseFault | null {
  if (editors.includes(me)) return 'own'
  if (opinion > today) return 'opinion_ahead'
  if (from < today) return 'day_past'
  return from > daysAfter(today, MAX_DAYS_AHEAD) ? 'day_far' : null
}

/** What writes contracts already stays; a version that waits for its day may be given up. */
export const isWithdrawable = ({ state, from_day: from }: Released, today: string): boolean =>
  !isReleased(state) || (from !== null && from > today)
