/** Characters of one message; a longer one is shortened by its author, who is told. */
export const MESSAGE_LENGTH = 5000
export const TITLE_LENGTH = 80
/** Of one conversation, both sides together. */
export const MAX_MESSAGES = 400
/** Of one person. */
export const MAX_CONVERSATIONS = 200
/** Sentences of one answer; the rest is cards, charts and buttons. */
export const MAX_SENTENCES = 4
/** People shown in one answer. */
export const MAX_PEOPLE = 5
/** Seats of a team that is composed; larger needs are counted, not composed. */
export const MAX_SEATS = 12
/** Others offered for one seat. */
export const MAX_REPLACEMENTS = 3
/** A visitor reads no count below this, and no person. */
export const MIN_VISIBLE_COUNT = 5

/** Who talks to the recruiter; it decides what may be said. Whoever works for no company is told what visitors are. */
export const AUDIENCES = ['visitor', 'company'] as const
export type Audience = (typeof AUDIENCES)[number]
export const AUTHORS = ['person', 'recruiter'] as const
/** What the recruiter may ask for, in the order in which it asks. */
export const QUESTIONS = ['roles', 'skills', 'count', 'seniority', 'duration', 'start', 'budget', 'hours'] as const
export type Question = (typeof QUESTIONS)[number]
/** Of one conversation. */
export const MAX_QUESTIONS = 5

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** ISO 4217; bands and budgets of a request are in dollars. */
export const CURRENCIES = ['USD', 'SAR', 'AED', 'EGP', 'EUR', 'GBP', 'KWD', 'BHD', 'JOD', 'QAR', 'OMR', 'MAD'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Whose pay an amount is. */
export const BUDGET_SCOPES = ['person', 'team', 'project'] as const
export type BudgetScope = (typeof BUDGET_SCOPES)[number]

/** What a message asks for beside what it says. */
export const INTENTS = [
  'injection',
  'attribute',
  'contact',
  'insult',
  'human',
  'restart',
  'salary',
  'cost',
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
  'adjust',
  'advise',
  'about',
  'help',
  'find',
  'compose',
  'greeting',
  'thanks',
  'complaint',
  'skip',
  'yes',
  'no',
] as const
export type Intent = (typeof INTENTS)[number]

/** In which way the person asks for the last result to change: «ساعات مشتركة أكثر وخبرة أقل». */
export const ADJUSTMENTS = ['moreHours', 'lessHours', 'moreExperience', 'lessExperience', 'cheaper', 'sooner'] as const
export type Adjustment = (typeof ADJUSTMENTS)[number]

/** What is prepared and waits for a press. */
export const PROPOSAL_KINDS = ['request', 'meeting', 'shortlist'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** What a team is the best at. */
export const SQUAD_AIMS = ['stronger', 'cheaper', 'sooner'] as const
export type SquadAim = (typeof SQUAD_AIMS)[number]

/** What may go wrong with a team, each derived from a fact. */
export const RISKS = [
  'startsLate',
  'noSubstitute',
  'fewHours',
  'unverified',
  'unknownClock',
  'unpriced',
  'nearBudget',
] as const
export type Risk = (typeof RISKS)[number]

/** Lines of a profile, a calendar or a report that a sentence may stand on. */
export const CITED_LINES = [
  'role',
  'experience',
  'skill',
  'language',
  'hours',
  'start',
  'time',
  'country',
  'assessment',
] as const
export type CitedLine = (typeof CITED_LINES)[number]
