import type { RequirementChange, RoleChange } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Time } from '@fareeq/domain/talents/rules-terms.ts'
import type { Seniority } from '@fareeq/domain/talents/rules.ts'
import { assign, assignMoney, refine } from './attachment.ts'
import { featuresOf, lastValue, skillsIn } from './features.ts'
import { roleOfSkills } from './knowledge.ts'
import { restChanges } from './loose-features.ts'
import { type Mention, type RoleContext, addPlaces, elidedMentions, mentionOf, otherMentions } from './mentions.ts'
import { mergedMentions, withoutSums } from './merging.ts'
import type { Scan } from './scan.ts'

export type RoleReading = { readonly changes: RequirementChange[]; readonly hasPeople: boolean }

/** What a text says of roles, group by group. */
export function roleChanges(context: RoleContext): RoleReading {
  const { scan, groups, measures, money } = context
  const features = featuresOf(scan, groups, measures)
  const people = groups.filter(({ head }) => head.role !== null)
  const mentions: Mention[] = people.map((group) => mentionOf(group, context))
  const elided = elidedMentions(scan, groups, features)
  for (const { from, count, feature } of elided) {
    const skills = feature?.kind === 'skills' ? feature.value : []
    const role =
      roleOfSkills(skills) ?? roleOfSkills(features.flatMap((other) => (other.kind === 'skills' ? other.value : [])))
    if (role)
      mentions.push({
        group: null,
        about: { by: 'role', role },
        count,
        levels: [],
        times: [],
        technologies: [],
        without: [],
        from,
        to: feature?.to ?? from,
      })
  }
  mentions.push(...otherMentions(scan, mentions, features))
  mentions.sort((a, b) => a.from - b.from)
  for (const [at, mention] of mentions.entries()) mention.to = (mentions[at + 1]?.from ?? scan.tokens.length) - 1
  addPlaces(scan, mentions, features, context)
  const rest = assign(scan, mentions, features)
  assignMoney(mentions, money)
  for (const mention of mentions) refine(mention, context)
  const own = mergedMentions(scan, withoutSums(mentions, context), context)
  return {
    changes: [...own.map((mention) => changeOf(scan, mention)), ...restChanges(scan, rest, own, context)],
    hasPeople: mentions.length > 0,
  }
}

function changeOf(scan: Scan, mention: Mention): RequirementChange {
  const { group, about } = mention
  const source = group ? scan.quote(group.head.from, group.head.to) : scan.quote(mention.from, mention.from)
  if (group && group.head.polarity === 'negated') return { kind: 'withoutRole', about, source }
  const seniority = lastValue(scan, mention.levels, group?.hasMixedLevels ?? false) as Seniority | undefined
  const time = lastValue(scan, mention.times, false) as Time | undefined
  const change: RoleChange = {
    kind: 'role',
    about,
    source,
    quotes: quotesOf(scan, mention),
    ...(mention.becomes && { becomes: mention.becomes }),
    ...(mention.isMore && { isMore: true }),
    ...(mention.count !== undefined && { count: mention.count }),
    ...(mention.count === undefined && mention.impliedCount !== undefined && { impliedCount: mention.impliedCount }),
    ...(mention.isDefinite && { isDefinite: true }),
    ...(seniority && { seniority }),
    ...(time && { time }),
    ...(mention.technologies.length > 0 && { skills: skillsIn(mention.technologies) }),
    ...(mention.without.length > 0 && { withoutSkills: skillsIn(mention.without) }),
    ...(mention.money && { budget: mention.money.budget }),
  }
  return change
}

/** The words of each feature, which then count as read. */
function quotesOf(scan: Scan, { group, levels, times, technologies, from }: Mention): Record<string, string> {
  const quotes: Record<string, string> = {}
  if (group) quotes['count'] = scan.quote(group.countFrom, Math.max(group.countTo, group.head.to))
  else quotes['count'] = scan.quote(from, from)
  for (const feature of levels) quotes['seniority'] = scan.quote(feature.from, feature.to)
  for (const feature of times) quotes['time'] = scan.quote(feature.from, feature.to)
  for (const feature of technologies)
    for (const skill of feature.value) quotes[`skill ${skill}`] ??= scan.quote(feature.from, feature.to)
  return quotes
}
