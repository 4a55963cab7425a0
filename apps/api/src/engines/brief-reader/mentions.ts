import type { RoleReference } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Feature } from './features.ts'
import { type Group, isCount } from './groups.ts'
import { roleOfSkills, rolesOfFamily } from './knowledge.ts'
import type { Measure } from './measures.ts'
import type { MoneyMatch } from './money.ts'
import type { Scan } from './scan.ts'

export type Mention = {
  group: Group | null
  about: RoleReference
  count?: number
  impliedCount?: number
  isMore?: boolean
  isDefinite?: boolean
  becomes?: string
  levels: Feature[]
  times: Feature[]
  technologies: (Feature & { kind: 'skills' })[]
  without: (Feature & { kind: 'skills' })[]
  money?: MoneyMatch
  from: number
  to: number
}

export type RoleContext = {
  readonly scan: Scan
  readonly groups: readonly Group[]
  readonly measures: readonly Measure[]
  readonly money: readonly MoneyMatch[]
  /** What was asked, and whether roles are there already. */
  readonly isRoleAsked: boolean
  readonly isCountAsked: boolean
  readonly hasRoles: boolean
  readonly roles: readonly string[]
  /** The text asks for people, so that skills alone mean somebody. */
  readonly asksForPeople: boolean
}

const aboutOf = ({ head, count }: Group, roles: readonly string[]): RoleReference => {
  if (head.isGeneral && head.family) {
    const family = rolesOfFamily(head.family)
    const isThere = roles.some((role) => family.includes(role))
    if (isThere && (head.isDefinite || count === null || (head.role !== null && roles.includes(head.role))))
      return { by: 'noun', roles: head.role && roles.includes(head.role) ? [head.role, ...family] : family }
  }
  return { by: 'role', role: head.role ?? '' }
}

export function mentionOf(group: Group, { roles }: RoleContext): Mention {
  const { head, count, impliedCount, isMore, from, to } = group
  return {
    group,
    about: aboutOf(group, roles),
    ...(count !== null && { count }),
    ...(impliedCount !== null && { impliedCount }),
    ...(isMore && roles.includes(head.role ?? '') && { isMore }),
    ...(head.isDefinite && { isDefinite: true }),
    levels: [],
    times: [],
    technologies: [],
    without: [],
    from,
    to,
  }
}

const NOUN_ONLY_LEVELS = new Set(['seniors', 'juniors', 'mids', 'experts'])

/** Numbers that count somebody without a noun: «واحد رياكت», "two Java", "three React seniors", "two seniors". */
export function elidedMentions(
  scan: Scan,
  groups: readonly Group[],
  features: readonly Feature[],
): { from: number; count: number; feature: Feature | null }[] {
  return scan.numbers.flatMap((number): { from: number; count: number; feature: Feature | null }[] => {
    if (!isCount(scan, number.from, true) || number.isArticle) return []
    if (groups.some(({ countFrom, countTo }) => number.from >= countFrom && number.to <= countTo)) return []
    // «وAngular واحد»: the number stands after the technology.
    const before = features.find(({ to }) => to === number.from - 1)
    if (
      before?.kind === 'skills' &&
      scan.gap(number.from) === 'none' &&
      !number.inDigits &&
      number.value < 10 &&
      isListed(scan, before.from) &&
      !groups.some(({ countFrom }) => countFrom === number.from)
    )
      return [{ from: before.from, count: number.value, feature: before }]
    for (let at = number.to + 1; at <= number.to + 4 && at < scan.tokens.length; at++) {
      if (scan.gap(at) !== 'none') return []
      const feature = features.find(({ from }) => from === at)
      if (feature?.kind === 'skills') return [{ from: number.from, count: number.value, feature }]
      if (feature?.kind === 'level') {
        const next = features.find(({ from }) => from === feature.to + 1)
        if (next?.kind === 'skills') return [{ from: number.from, count: number.value, feature: next }]
        if (NOUN_ONLY_LEVELS.has(scan.tokens[feature.from]?.form ?? ''))
          return [{ from: number.from, count: number.value, feature: null }]
        return []
      }
      const mark = scan.markAt(at)
      if (at === number.to + 1 && mark?.head) return []
      const isLink = /^(?:of|should|must|to|يعرف|بيعرف|منهم|منهن|ب|في|needs|know|for|ل|بيكون|يكون|needs)$/.test(
        scan.tokens[at]?.form ?? '',
      )
      if ((mark && !mark.anyone) || !isLink) return []
    }
    return []
  })
}

const isListed = (scan: Scan, from: number): boolean =>
  scan.tokens[from]?.isJoined === true || scan.gap(from) !== 'none'

/** "one should know React and the other Django", «والآخر للواجهة». */
export function otherMentions(scan: Scan, mentions: readonly Mention[], features: readonly Feature[]): Mention[] {
  if (mentions.length === 0) return []
  return scan.cues.flatMap(({ cue, from, to }): Mention[] => {
    if (
      cue !== 'other' ||
      mentions.some((mention) => mention.group && from >= mention.group.head.from && from <= mention.group.head.to)
    )
      return []
    const feature = features.find(
      (candidate) => candidate.kind === 'skills' && candidate.from > to && candidate.from - to <= 3,
    )
    const role = feature?.kind === 'skills' ? roleOfSkills(feature.value) : null
    if (!role || !mentions.some(({ group }) => group === null)) return []
    return [
      {
        group: null,
        about: { by: 'role', role },
        count: 1,
        levels: [],
        times: [],
        technologies: [],
        without: [],
        from,
        to,
      },
    ]
  })
}

/** «الأول بدوام كامل والثاني بدوام جزئي»: roles by their place, where something is said of them. */
export function addPlaces(
  scan: Scan,
  mentions: Mention[],
  features: readonly Feature[],
  { hasRoles, roles }: RoleContext,
): void {
  const count = hasRoles ? roles.length : mentions.length
  if (count < 2) return
  const ordinals = scan.marks.filter(({ ordinal }) => ordinal !== undefined && ordinal >= 1 && ordinal <= count)
  const others = scan.cues.filter(({ cue }) => cue === 'other').map(({ from, to }) => ({ from, to, ordinal: 2 }))
  for (const { ordinal = 1, from, to } of [
    ...ordinals,
    ...others.filter(({ from }) => !ordinals.some((mark) => mark.from === from)),
  ]) {
    if (
      mentions.some((mention) => mention.about.by === 'place' && mention.from === from) ||
      mentions.some(({ group, from: begin }) => group === null && begin === from)
    )
      continue
    if (scan.markAt(to + 1)?.unit || scan.markAt(to + 1)?.month || scan.markAt(from - 1)?.unit) continue
    const isFollowed = features.some(
      (feature) => feature.from > to && feature.from - to <= 5 && scan.clauseOf(feature.from).from <= from,
    )
    const about: RoleReference = hasRoles
      ? { by: 'place', place: ordinal - 1 }
      : (mentions.filter(({ about }) => about.by !== 'place')[ordinal - 1]?.about ?? {
          by: 'place',
          place: ordinal - 1,
        })
    if (isFollowed)
      mentions.push({ group: null, about, levels: [], times: [], technologies: [], without: [], from, to })
  }
  mentions.sort((a, b) => a.from - b.from)
  for (const [at, mention] of mentions.entries()) mention.to = (mentions[at + 1]?.from ?? scan.tokens.length) - 1
}
