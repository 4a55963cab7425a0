import { ROLES } from '../catalogue/entries-roles.ts'
import { type Intent, MAX_QUESTIONS, QUESTIONS, type Question } from './limits.ts'
import { isGeneralRole } from './rules-requirement.ts'
import type { Requirement } from './schema-requirement.ts'

const NAMED = new Set(ROLES.map(({ id }) => id))

/** Roles that people can be looked for by. */
export const namedRoles = ({ roles }: Requirement) => roles.filter(({ role }) => role !== null && NAMED.has(role))

/** People the requirement asks for; a role without a count is one person. */
export const seatsIn = (requirement: Requirement): number =>
  namedRoles(requirement).reduce((sum, { count }) => sum + (count ?? 1), 0)

const isAnswered: Readonly<Record<Question, (requirement: Requirement) => boolean>> = {
  roles: (requirement) => namedRoles(requirement).length > 0,
  // «مطور» alone is anybody; whoever says a trade has said enough.
  skills: ({ roles }) => roles.every(({ role, skills }) => skills.length > 0 || !isGeneralRole(role ?? '')),
  count: ({ roles }) => roles.every(({ count }) => count !== null),
  seniority: ({ roles }) => roles.every(({ seniority }) => seniority !== null),
  duration: ({ duration }) => duration !== null,
  start: ({ start }) => start !== null,
  budget: ({ budget, roles }) => budget !== null || roles.some((role) => role.budget !== null),
  hours: ({ hours, part }) => hours !== null || part !== null,
}

/** What a search or a team is not possible without. */
const NEEDED: readonly Question[] = ['roles', 'skills']
/** What makes it better, in this order. */
const HELPFUL: readonly Question[] = ['count', 'seniority', 'start', 'duration', 'budget', 'hours']

/** The one thing to ask for next. Nothing is asked twice, and of one conversation five things at most. */
export function nextQuestion(requirement: Requirement, questions: readonly Question[]): Question | null {
  if (questions.length >= MAX_QUESTIONS) return null
  return (
    [...NEEDED, ...HELPFUL].find((question) => !questions.includes(question) && !isAnswered[question](requirement)) ??
    null
  )
}

/** What is still open; the person may say it without being asked. */
export const openQuestions = (requirement: Requirement): Question[] =>
  QUESTIONS.filter((question) => !isAnswered[question](requirement))

/** One team is more than one person. */
export const isSquad = (requirement: Requirement): boolean => seatsIn(requirement) > 1

/** Intents that end in a sentence and need no look at anybody. */
const SENTENCE_INTENTS = [
  'injection',
  'attribute',
  'contact',
  'insult',
  'salary',
  'human',
  'restart',
  'about',
  'help',
  'greeting',
  'thanks',
  'complaint',
] as const satisfies readonly Intent[]
export type SpokenIntent = (typeof SENTENCE_INTENTS)[number]

/** What companies and visitors may ask to be done. */
const TASKS = [
  'whynot',
  'why',
  'compare',
  'replace',
  'questions',
  'scorecard',
  'slots',
  'feedback',
  'renewal',
  'book',
  'draft',
  'shortlist',
  'save',
  'show',
  'more',
  'cost',
  'advise',
  'compose',
  'find',
] as const satisfies readonly Intent[]
export type Task = (typeof TASKS)[number]

export type Plan =
  | { readonly kind: 'say'; readonly intent: SpokenIntent }
  | { readonly kind: 'do'; readonly task: Task }
  | { readonly kind: 'ask'; readonly question: Question }
  /** Nothing was understood, and nothing is left to ask. */
  | { readonly kind: 'unclear' }

export type TurnFacts = {
  readonly intents: readonly Intent[]
  readonly hasChanges: boolean
  readonly hasAdjustments: boolean
  readonly requirement: Requirement
  readonly asked: readonly Question[]
  /** What was shown last: the same is shown again once something changed. */
  readonly shown: 'people' | 'squads' | null
}

const isIn = <const Values extends readonly string[]>(values: Values, value: string): value is Values[number] =>
  values.includes(value)

/** What the recruiter does next: a table of what was said and what is known. */
export function planOf(facts: TurnFacts): Plan {
  const { intents, requirement, asked: questions, shown: screen, hasChanges, hasAdjustments } = facts
  const sentenceIntent = intents.find((intent) => isIn(SENTENCE_INTENTS, intent))
  const task = intents.find((intent) => isIn(TASKS, intent))
  if (sentenceIntent && !(POLITE.has(sentenceIntent) && (hasChanges || task)))
    return { kind: 'say', intent: sentenceIntent }
  const question = nextQuestion(requirement, questions)
  const isSearchable = namedRoles(requirement).length > 0
  if (task === 'compose' || task === 'find') {
    if (!isSearchable) return question ? { kind: 'ask', question } : { kind: 'unclear' }
    // «أحتاج فريقًا من …» begins a conversation: what is missing is asked first. Looking again is not asked about.
    if (task === 'compose' && question && screen === null && hasChanges) return { kind: 'ask', question }
    return { kind: 'do', task }
  }
  if (task === 'cost' && !isSearchable) return { kind: 'ask', question: question ?? 'roles' }
  if (task) return { kind: 'do', task }
  if (screen && (hasChanges || hasAdjustments)) return { kind: 'do', task: screen === 'squads' ? 'compose' : 'find' }
  if (hasChanges || intents.includes('skip') || intents.includes('yes')) {
    if (question) return { kind: 'ask', question }
    if (isSearchable) return { kind: 'do', task: isSquad(requirement) ? 'compose' : 'find' }
    return { kind: 'unclear' }
  }
  if (question && questions.length === 0) return { kind: 'ask', question }
  return { kind: 'unclear' }
}
const POLITE: ReadonlySet<Intent> = new Set(['greeting', 'thanks'])
