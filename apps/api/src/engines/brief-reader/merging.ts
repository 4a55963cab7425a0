import type { RoleReference } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Group } from './groups.ts'
import type { Mention, RoleContext } from './mentions.ts'
import type { Scan } from './scan.ts'

/** «3 مطورين: واحد رياكت وواحد نود وواحد موبايل»: the sum is not another role. */
export function withoutSums(mentions: readonly Mention[], { scan }: RoleContext): Mention[] {
  const [first, ...parts] = mentions
  const own = parts.filter(({ about }) => about.by === 'role')
  if (
    !first?.group?.head.isGeneral ||
    first.about.by !== 'role' ||
    first.about.role !== 'software_developer' ||
    own.length === 0
  )
    return [...mentions]
  const sum = own.reduce((total, { count, impliedCount }) => total + (count ?? impliedCount ?? 0), 0)
  // «مطورَين، أحدهما للخلفية والآخر للواجهة»: one each.
  const areSingle = sum === 0 && first.count === own.length
  if (areSingle) for (const part of own) part.count = 1
  const isNewSentence = first.group && own[0] && scan.gap(own[0].from) !== 'none'
  const areParts = own.every(({ group }) => group === null || group.head.isElided || isEachOf(scan, group))
  if (!areParts || !(areSingle || first.count === sum || (first.count === undefined && isNewSentence)))
    return [...mentions]
  for (const part of own) {
    if (part.levels.length === 0) part.levels.push(...first.levels)
    if (part.times.length === 0) part.times.push(...first.times)
  }
  return mentions.filter((mention) => mention !== first)
}

const isEachOf = (scan: Scan, { from, head }: Group): boolean => {
  for (let at = from; at <= head.from; at++) if (/^(?:منهم|منهن|of|for)$/.test(scan.tokens[at]?.form ?? '')) return true
  return false
}

const idOf = ({ about }: Mention): string =>
  about.by === 'role'
    ? about.role
    : about.by === 'noun'
      ? `noun ${about.roles.join(' ')}`
      : `${about.by} ${'place' in about ? about.place : ''}`

/** The same role named twice is one change; one that is taken back is none. */
export function mergedMentions(scan: Scan, mentions: readonly Mention[], { roles }: RoleContext): Mention[] {
  const merged: Mention[] = []
  for (const [at, mention] of mentions.entries()) {
    const before = merged.at(-1)
    if (before && isCorrection(scan, before, mention, mentions[at - 1])) {
      merged.pop()
      merged.push({
        ...mention,
        levels: mention.levels.length > 0 ? mention.levels : before.levels,
        technologies: [...before.technologies, ...mention.technologies],
      })
      continue
    }
    if (before && isDetail(scan, before, mention)) {
      merged.pop()
      const about = detailed(before, mention)
      merged.push({
        ...before,
        about,
        becomes: about === before.about ? becomes(before, mention) : undefined,
        to: mention.to,
        levels: [...before.levels, ...mention.levels],
        times: [...before.times, ...mention.times],
        technologies: [...before.technologies, ...mention.technologies],
      })
      continue
    }
    if (before && isAlternative(scan, mention)) {
      before.levels.push(...mention.levels)
      before.times.push(...mention.times)
      before.technologies.push(...mention.technologies)
      continue
    }
    const same = merged.find(
      (other) =>
        idOf(other) === idOf(mention) &&
        (other.group?.head.polarity ?? 'said') === (mention.group?.head.polarity ?? 'said'),
    )
    if (!same) {
      merged.push({ ...mention })
      continue
    }
    const isList = same.group === null && mention.group === null && !roles.length
    same.count = isList ? (same.count ?? 0) + (mention.count ?? 0) : (mention.count ?? same.count)
    same.levels.push(...mention.levels)
    same.times.push(...mention.times)
    same.technologies.push(...mention.technologies)
    same.without.push(...mention.without)
    if (isSeparatePerson(scan, mention) && same.count === undefined) same.impliedCount = (same.impliedCount ?? 1) + 1
    if (same.count === undefined) delete same.count
  }
  return merged
}

/** "a React developer, a Vue developer": each is one more of the same role. */
const isSeparatePerson = (scan: Scan, { group, impliedCount }: Mention): boolean =>
  group !== null && impliedCount === 1 && scan.gap(group.from) !== 'stop'

const IS = new Set(['يكون', 'تكون', 'يكونون', 'be', 'is', 'are', 'as', 'هو', 'هي'])

/** A trade without a number right after somebody: «QA عنده automation», «المبرمج لازم يكون فل ستاك». */
function isDetail(scan: Scan, before: Mention, mention: Mention): boolean {
  const { group } = mention
  if (
    !group ||
    !before.group ||
    mention.count !== undefined ||
    group.head.polarity !== 'said' ||
    before.group.head.polarity !== 'said'
  )
    return false
  if (!group.head.isElided && group.head.family !== null) return false
  let hasIs = false
  for (let at = before.group.head.to + 1; at <= group.head.from; at++) {
    if (scan.gap(at) !== 'none' || scan.tokens[at]?.isJoined || /^(?:and|or|او|&)$/.test(scan.tokens[at]?.form ?? ''))
      return false
    hasIs ||= IS.has(scan.tokens[at]?.form ?? '')
  }
  return hasIs || (group.head.isElided && !before.group.head.isElided)
}

const isGeneral = ({ group }: Mention): boolean => group?.head.isGeneral === true

const roleOfMention = ({ group }: Mention): string => group?.head.role ?? ''

function detailed(before: Mention, mention: Mention): RoleReference {
  if (roleOfMention(before) === 'qa_engineer' && roleOfMention(mention) === 'test_automation_engineer')
    return { by: 'role', role: 'test_automation_engineer' }
  return isGeneral(before) && before.about.by === 'role' ? { by: 'role', role: roleOfMention(mention) } : before.about
}

const becomes = (before: Mention, mention: Mention): string | undefined =>
  isGeneral(before) && before.about.by === 'noun' ? roleOfMention(mention) : undefined

/** "a Salesforce admin or developer": one person. */
const isAlternative = (scan: Scan, { group }: Mention): boolean =>
  group?.head.isGeneral === true && /^(?:or|او)$/.test(scan.tokens[group.from - 1]?.form ?? '')

/** "A cloud architect? no, a cloud engineer". */
function isCorrection(scan: Scan, before: Mention, mention: Mention, previous: Mention | undefined): boolean {
  if (!before.group || !mention.group || previous?.from !== before.from || mention.group.head.polarity !== 'said')
    return false
  for (let at = before.group.head.to + 1; at < mention.from; at++) {
    const form = scan.tokens[at]?.form ?? ''
    if (/^(?:no|لا)$/.test(form) && scan.gap(at) !== 'none') return true
  }
  return false
}
