import type { RequirementChange } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Time } from '@fareeq/domain/talents/rules-terms.ts'
import type { Seniority } from '@fareeq/domain/talents/rules.ts'
import type { Rest } from './attachment.ts'
import { type Feature, lastValue } from './features.ts'
import { isCount } from './groups.ts'
import { roleOfSkills } from './knowledge.ts'
import type { Mention, RoleContext } from './mentions.ts'
import type { Scan } from './scan.ts'

/** What was said without a noun: of all roles, of the last one, or of somebody without a role yet. */
export function restChanges(
  scan: Scan,
  rest: readonly Rest[],
  mentions: readonly Mention[],
  context: RoleContext,
): RequirementChange[] {
  const { hasRoles, roles, asksForPeople, isRoleAsked } = context
  const changes: RequirementChange[] = []
  const source = (feature: Feature) => scan.quote(feature.from, feature.to)
  const isAllNow = mentions.length > 0 || hasRoles
  const bySlot = (kind: 'level' | 'time') => {
    const features = rest.filter(({ feature }) => feature.kind === kind)
    for (const scope of ['all', 'rest', null] as const) {
      const own = features.filter((entry) => entry.scope === scope).map(({ feature }) => feature)
      const value = lastValue(scan, own, false)
      if (!value) continue
      const [first] = own
      const isCorrected = scan.cues.some(({ cue }) => cue === 'correction')
      const by = scope ?? (isAllNow && (isCorrected || roles.length < 2 || mentions.length > 0) ? 'focus' : 'all')
      changes.push({
        kind: 'role',
        about: { by },
        source: source(first!),
        quotes: { [kind === 'level' ? 'seniority' : 'time']: source(first!) },
        ...(kind === 'level' ? { seniority: value as Seniority } : { time: value as Time }),
      })
    }
  }
  const skillFeatures = rest.flatMap(({ feature }) => (feature.kind === 'skills' ? [feature] : []))
  const skills = skillFeatures.filter(({ polarity }) => polarity === 'said').flatMap(({ value }) => value)
  const without = skillFeatures.filter(({ polarity }) => polarity !== 'said').flatMap(({ value }) => value)
  const role = tradeOfAnyone(scan, mentions, skills) ?? roleOfSkills(skills)
  for (const feature of skillFeatures) source(feature)
  if (skills.length > 0 || without.length > 0) {
    const quotes = Object.fromEntries(
      skillFeatures.flatMap((feature) => feature.value.map((skill) => [`skill ${skill}`, source(feature)])),
    )
    const base = {
      kind: 'role' as const,
      source: skillFeatures.length > 0 ? source(skillFeatures[0]!) : '',
      quotes,
      ...(skills.length > 0 && { skills: [...new Set(skills)] }),
      ...(without.length > 0 && { withoutSkills: [...new Set(without)] }),
    }
    const anyone = scan.marks.find(({ anyone }) => anyone)
    const isSomebody =
      (asksForPeople || isRoleAsked || anyone !== undefined) && role !== null && !hasRoles && without.length === 0
    const count = isSomebody ? countOfAnyone(scan) : null
    if (isSomebody) {
      const { from, to, ...amount } = count ?? { from: -1, to: -1 }
      changes.push({
        ...base,
        about: { by: 'role', role },
        ...amount,
        ...(count && { quotes: { ...quotes, count: scan.quote(from, to) } }),
      })
    } else changes.push({ ...base, about: { by: 'skills' } })
  }
  bySlot('level')
  bySlot('time')
  return changes
}

const ANALYSIS: ReadonlySet<string> = new Set(['python', 'sql', 'excel', 'power-bi', 'tableau', 'r', 'pandas'])

/** «حد شاطر في الداتا»: a trade beside somebody without a noun of their own. */
function tradeOfAnyone(scan: Scan, mentions: readonly Mention[], skills: readonly string[]): string | null {
  const trade =
    mentions.length === 0 && scan.marks.some(({ anyone }) => anyone)
      ? scan.marks.find(({ specialty }) => specialty)?.specialty
      : undefined
  if (trade === undefined || trade === 'software_developer') return null
  return trade === 'data_engineer' && skills.every((skill) => ANALYSIS.has(skill)) ? 'data_analyst' : trade
}

/** "One person", «شخص واحد», "someone to build", «تنين». */
function countOfAnyone(scan: Scan): { count?: number; impliedCount?: number; from: number; to: number } | null {
  for (const { anyone, from, to } of scan.marks) {
    if (!anyone) continue
    const before = scan.numberAt(from - 1)
    const after = scan.numberAt(to + 1)
    if (before && !before.isArticle && isCount(scan, before.from, true))
      return { count: before.value, from: before.from, to }
    if (after && isCount(scan, after.from, false) && scan.gap(after.from) === 'none')
      return { count: after.value, from, to: after.to }
    const form = scan.tokens[from]?.form ?? ''
    if (
      /^(?:someone|somebody|شخص|شخصا|حد|حدا|احد|احدا|person)$/.test(form) &&
      !/^(?:عندكم|عندكن|عندك|هل|في|have|is)$/.test(scan.tokens[0]?.form ?? '')
    )
      return { impliedCount: 1, from, to }
  }
  const bare = scan.numbers.find(
    ({ from, isArticle }) => !isArticle && isCount(scan, from, true) && !scan.markAt(from - 1)?.ordinal,
  )
  return bare ? { count: bare.value, from: bare.from, to: bare.to } : null
}
