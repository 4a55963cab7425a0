import { type Feature, skillsIn } from './features.ts'
import { roleOfSkills } from './knowledge.ts'
import type { Mention, RoleContext } from './mentions.ts'
import type { MoneyMatch } from './money.ts'
import type { Scan } from './scan.ts'

/** Features that belong to no group, and those that are of all. */
export type Rest = { feature: Feature; scope: 'all' | 'rest' | null }

/** The clause has a word for all, for the rest, or for each. */
const scopeAt = (scan: Scan, { from, to }: Feature): 'all' | 'rest' | null => {
  const clause = scan.clauseOf(from)
  for (let at = clause.from; at <= Math.min(clause.to, to + 3); at++) {
    if (scan.hasCue(at, 'rest') && at <= from && from - at <= 4) return 'rest'
    if (scan.hasCue(at, 'all') && !scan.numberAt(at)?.inDigits && Math.abs(at - from) <= 5) return 'all'
  }
  return null
}

export function assign(scan: Scan, mentions: readonly Mention[], features: readonly Feature[]): Rest[] {
  const rest: Rest[] = []
  for (const feature of features) {
    const scope = feature.kind === 'skills' ? null : scopeAt(scan, feature)
    const mention = mentions.find(({ from, to }) => feature.from >= from && feature.from <= to)
    if (feature.kind === 'skills' && feature.polarity !== 'said') {
      if (mention) mention.without.push(feature)
      else rest.push({ feature, scope })
      continue
    }
    if (feature.polarity !== 'said') continue
    if (scope) {
      rest.push({ feature, scope })
      continue
    }
    if (!mention) {
      const [first] = mentions
      // Before the first noun: «بايثون، نريد مطورين».
      if (first && feature.kind === 'skills') first.technologies.push(feature)
      else rest.push({ feature, scope })
      continue
    }
    if (feature.kind === 'skills') mention.technologies.push(feature)
    else if (isOfAll(scan, mention, mentions, feature)) rest.push({ feature, scope: 'all' })
    else (feature.kind === 'level' ? mention.levels : mention.times).push(feature)
  }
  return rest
}

/** After the last of several people and a pause, or in the plural beside one person: of all of them. */
function isOfAll(scan: Scan, mention: Mention, mentions: readonly Mention[], feature: Feature): boolean {
  if (mentions.length < 2 || mention !== mentions.at(-1) || !mention.group || mention.about.by === 'place') return false
  const { head } = mention.group
  if (feature.from < head.from) return false
  const isOwned = (other: Mention) => (feature.kind === 'level' ? other.levels : other.times).length > 0
  if (mentions.slice(0, -1).some(isOwned)) return false
  if (feature.isPlural && mention.count === undefined && head.number === 'one') return true
  for (let at = head.to + 1; at <= feature.from; at++) if (scan.gap(at) !== 'none') return true
  return false
}

export function assignMoney(mentions: readonly Mention[], money: readonly MoneyMatch[]): void {
  if (money.length < 2) return
  for (const match of money) {
    const mention = mentions.find(({ from, to }) => match.from >= from && match.from <= to)
    if (mention && !mention.money) mention.money = match
  }
}

/** «مطور رياكت ومطور نود» are two trades, each by its technology. */
export function refine(mention: Mention, { scan, roles }: RoleContext): void {
  const { group, about } = mention
  if (
    !group?.head.isGeneral ||
    about.by !== 'role' ||
    about.role !== 'software_developer' ||
    roles.includes(about.role)
  )
    return
  const { from, to } = group.head
  const role =
    roleOfSkills(
      skillsIn(
        mention.technologies.filter(
          (feature) => feature.to === from - 1 || feature.from === to + 1 || isInList(scan, mention, feature),
        ),
      ),
    ) ?? roleOfSkills(skillsIn(mention.technologies))
  if (role) mention.about = { by: 'role', role }
}

/** Next to one that is next to the noun: "React and Node.js developers". */
const isInList = (scan: Scan, { group, technologies }: Mention, { from, to }: Feature): boolean =>
  technologies.some((other) => {
    const isAdjacent = other.to === (group?.head.from ?? 0) - 1 || other.from === (group?.head.to ?? 0) + 1
    const [end, begin] = from > other.to ? [other.to, from] : [to, other.from]
    return isAdjacent && (begin - end === 1 || (begin - end === 2 && scan.tokens[begin]?.isJoined === true))
  })
