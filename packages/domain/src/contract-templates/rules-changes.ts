import type { TemplateSection } from './limits.ts'
import type { TemplateContent, TemplatePoint } from './schema.ts'

type Words = { readonly ar: string; readonly en: string }
export type TemplateChange = {
  readonly part: TemplateSection | 'title' | 'countries'
  /** Null where there was nothing, or is nothing any more. */
  readonly before: Words | null
  readonly after: Words | null
}

const isSame = (a: Words, b: Words): boolean => a.ar === b.ar && a.en === b.en
const isSamePoint = (a: TemplatePoint, b: TemplatePoint): boolean => isSame(a, b) && a.when === b.when

/** Longest common subsequence, by its length from each pair of places on. */
function commonLengths(before: readonly TemplatePoint[], after: readonly TemplatePoint[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] = isSamePoint(before[i]!, after[j]!)
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

type PointChange = Pick<TemplateChange, 'before' | 'after'>

/** What is gone and what is new between two points that stayed is one change, as far as there are two of them. */
const paired = (gone: readonly Words[], added: readonly Words[]): PointChange[] =>
  Array.from({ length: Math.max(gone.length, added.length) }, (_, at) => ({
    before: gone[at] ?? null,
    after: added[at] ?? null,
  }))

function pointChanges(before: readonly TemplatePoint[], after: readonly TemplatePoint[]): PointChange[] {
  const lengths = commonLengths(before, after)
  const changes: PointChange[] = []
  let [i, j] = [0, 0]
  let gone: Words[] = []
  let added: Words[] = []
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]]
    if (old && next && isSamePoint(old, next)) {
      changes.push(...paired(gone, added))
      ;[gone, added] = [[], []]
      i++
      j++
    } else if (next && (!old || lengths[i]![j + 1]! >= lengths[i + 1]![j]!)) {
      added.push(next)
      j++
    } else if (old) {
      gone.push(old)
      i++
    }
  }
  return [...changes, ...paired(gone, added)]
}

const lineOf = (country: string, { law, court }: { law: Words; court: Words }): Words => ({
  ar: `${country}: ${law.ar}، ${court.ar}`,
  en: `${country}: ${law.en}, ${court.en}`,
})

function countryChanges(before: TemplateContent['countries'], after: TemplateContent['countries']): PointChange[] {
  const linesOf = (rows: TemplateContent['countries']) =>
    new Map(rows.map(({ country, ...row }) => [country, lineOf(country, row)]))
  const [old, next] = [linesOf(before), linesOf(after)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((country) => {
    const change = { before: old.get(country) ?? null, after: next.get(country) ?? null }
    return change.before && change.after && isSame(change.before, change.after) ? [] : [change]
  })
}

const wordsChange = (before: Words, after: Words): PointChange[] => (isSame(before, after) ? [] : [{ before, after }])

/** What a version says differently than another, in the order of the text. */
export function templateChanges(before: TemplateContent, after: TemplateContent): TemplateChange[] {
  const inPart = (part: TemplateChange['part'], changes: readonly PointChange[]): TemplateChange[] =>
    changes.map((change) => ({ part, ...change }))
  return [
    ...inPart('title', wordsChange(before.title, after.title)),
    ...after.sections.flatMap(({ key, heading, points }) => {
      const old = before.sections.find((section) => section.key === key)
      return inPart(key, [
        ...(old ? wordsChange(old.heading, heading) : []),
        ...pointChanges(old?.points ?? [], points),
      ])
    }),
    ...inPart('countries', countryChanges(before.countries, after.countries)),
  ]
}
