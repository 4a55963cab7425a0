/** Characters of one message. */
export const MESSAGE_LENGTH = 5000
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
