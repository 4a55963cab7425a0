import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { ADJUSTMENTS, type Adjustment, type Intent, type Question } from '@fareeq/domain/recruiter/limits.ts'
import type { RequirementChange } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import { countChanges } from './bare-counts.ts'
import { globalChanges } from './global-changes.ts'
import { groupsOf } from './groups.ts'
import { headsOf } from './heads.ts'
import { type PersonReference, intentsOf, unknownNames } from './intents.ts'
import { measuresOf } from './measures.ts'
import { moneyOf } from './money.ts'
import { roleChanges } from './role-changes.ts'
import { Scan } from './scan.ts'
import { ADJUSTMENT_FORMS } from './vocabulary/adjustments.ts'

/** What a turn is read with: what is known, what was asked last, and who is shown. */
export type TurnContext = {
  readonly requirement: Requirement
  readonly question: Question | null
  /** Names of the people on the screen, so that they can be spoken of. */
  readonly names: readonly string[]
}

export type TurnReading = {
  readonly intents: readonly Intent[]
  readonly references: readonly PersonReference[]
  readonly changes: readonly RequirementChange[]
  readonly adjustments: readonly Adjustment[]
  /** Phrases that nothing was read from. */
  readonly unread: readonly string[]
}

const NEED =
  /(?:^|\s)(?:need|needs|want|hire|hiring|looking|find|require|build|help|someone|somebody|get|recruit|searching|have anyone|anyone|dev|نحتاج|احتاج|نريد|اريد|نبي|ابي|ابغي|نبغي|ودنا|ودي|عايز\S*|عاوز\S*|محتاج\S*|بدنا|بدي|لازمنا|نبحث|ابحث|مطلوب|نرغب|ارغب|نود|اود|يبيلنا|بغيت|منحتاج|توظيف|تبحث|مين|من يعرف|هل لديكم|عندكم|عندكن)(?=\s|$)/u

/** Reads one message of a conversation. Nothing is invented: every change has the words it was read from. */
export function readTurn(text: string, { requirement, question, names }: TurnContext): TurnReading {
  const scan = new Scan(text)
  const roles = requirement.roles.flatMap(({ role }) => role ?? [])
  const hasRoles = requirement.roles.length > 0
  const groups = groupsOf(scan, headsOf(scan, question === 'roles'))
  const measures = measuresOf(scan)
  const money = moneyOf(scan, question === 'budget')
  const forms = scan.tokens.map(({ form }) => form).join(' ')
  const isSkillTalk = groups.length > 0 || scan.marks.some(({ skills, specialty }) => skills ?? specialty)
  const { intents, references: named } = intentsOf(scan, isSkillTalk, [...names, ...unknownNames(scan)])
  // "replace the backend developer": whoever has that role.
  const references =
    named.length === 0 && intents.includes('replace')
      ? groups.flatMap(({ head }) => (head.role ? [{ role: head.role }] : []))
      : named
  const asksForPeople =
    NEED.test(forms) || intents.some((intent) => intent === 'find' || intent === 'cost' || intent === 'compose')
  const isAboutPeople = intents.some((intent) => PERSON_INTENTS.has(intent))
  const changes: RequirementChange[] = []
  const people = roleChanges({
    scan,
    groups: isAboutPeople ? [] : groups,
    measures,
    money,
    isRoleAsked: question === 'roles' || question === 'skills',
    isCountAsked: question === 'count',
    hasRoles,
    roles,
    asksForPeople,
  })
  if (!intents.some((intent) => SILENT.has(intent))) {
    changes.push(...people.changes)
    changes.push(...countChanges(scan, { groups, question, requirement, isAboutPeople, hasPeople: people.hasPeople }))
    changes.push(
      ...globalChanges(scan, { measures, money, question, isMoneyShared: money.length === 1 || !people.hasPeople }),
    )
  }
  // «لا، ثلاثة» answers by what it says; "no" alone is an answer by itself.
  const answers = changes.length > 0 ? intents.filter((intent) => !ANSWERS.has(intent)) : intents
  const adjustments = answers.includes('adjust')
    ? ADJUSTMENTS.filter((name) => ADJUSTMENT_FORMS[name].test(searchForm(text)))
    : []
  return { intents: answers, references, changes, adjustments, unread: scan.unread() }
}

const ANSWERS: ReadonlySet<Intent> = new Set(['yes', 'no', 'skip'])
/** Intents whose words are about somebody who is shown, not about what is needed. */
const PERSON_INTENTS: ReadonlySet<Intent> = new Set([
  'whynot',
  'why',
  'compare',
  'replace',
  'questions',
  'slots',
  'shortlist',
  'save',
  'show',
  'contact',
  'salary',
  'renewal',
  'feedback',
  'scorecard',
])
/** Intents whose message says nothing of what is needed. */
const SILENT: ReadonlySet<Intent> = new Set([
  'injection',
  'attribute',
  'contact',
  'insult',
  'salary',
  'compare',
  'replace',
  'renewal',
  'restart',
  'human',
  'about',
  'feedback',
])
