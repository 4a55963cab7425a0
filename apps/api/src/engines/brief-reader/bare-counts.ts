import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import type { RequirementChange } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import { type Group, isCount } from './groups.ts'
import type { Scan } from './scan.ts'

type CountContext = {
  groups: readonly Group[]
  question: Question | null
  requirement: Requirement
  isAboutPeople: boolean
  hasPeople: boolean
}

/** «ثلاثة», "no, three", «واحد من كل دور»: a number without a noun. */
export function countChanges(
  scan: Scan,
  { groups, question, requirement, isAboutPeople, hasPeople }: CountContext,
): RequirementChange[] {
  if (isAboutPeople) return []
  const each = scan.numbers.find(
    ({ from, to, isArticle }) =>
      !isArticle && isCount(scan, from, false) && scan.near(from, to, ['each'], { ahead: 2, isWithinClause: true }),
  )
  if (each && (hasPeople || requirement.roles.length > 0))
    return [{ kind: 'role', about: { by: 'all' }, count: each.value, source: scan.quote(each.from, each.to) }]
  if (requirement.roles.length === 0) return []
  if (groups.some(({ count, head }) => count !== null && head.role !== null)) return []
  if (question === 'duration' || question === 'budget' || question === 'hours' || question === 'start')
    if (scan.tokens.length <= 2) return []
  const counts = scan.numbers.filter((number) => {
    if (number.isArticle || !isCount(scan, number.from, false)) return false
    const before = scan.tokens[number.from - 1]?.form ?? ''
    if (/^(?:مش|مو|not|موب)$/.test(before)) return false
    if (number.value >= 50 && question !== 'count') return false
    const after = scan.markAt(number.to + 1)
    // «واحد منهم سينيور»: one of them, not how many.
    if (
      (/^(?:منهم|منهن|of|should|منهما)$/.test(scan.tokens[number.to + 1]?.form ?? '') &&
        !(number.to + 3 === scan.tokens.length && /^(?:them|us)$/.test(scan.tokens[number.to + 2]?.form ?? ''))) ||
      after?.month !== undefined ||
      scan.markAt(number.from - 1)?.month
    )
      return false
    return (
      !(
        number.value === 2 &&
        scan.hasCue(number.from, 'all') &&
        !number.inDigits &&
        scan.tokens[number.from]?.form.startsWith('ال') === true
      ) && scan.markAt(number.from - 1)?.unit === undefined
    )
  })
  const last = counts.at(-1)
  if (!last || (hasPeople && counts.length > 1)) return []
  const source = scan.quote(last.from, last.to)
  if (hasPeople) return []
  // Two levels of one role: «تنين سينيور وتنين جونيور» says no new count.
  if (counts.length > 1 && counts.every(({ to }) => scan.markAt(to + 1)?.level)) return []
  const isMore =
    scan.near(last.from, last.to, ['add'], { back: 1, ahead: 1 }) &&
    /(?:more|زود|زيد|كمان)/.test(scan.tokens.map(({ form }) => form).join(' '))
  return [{ kind: 'role', about: { by: 'focus' }, count: last.value, source, ...(isMore && { isMore }) }]
}
