/** The specified list (D-79): it mixes how much somebody works with where. */
export const CONTRACT_TYPES = [
  'full_time',
  'part_time',
  'monthly_hours',
  'on_site',
  'remote',
  'onsite_accommodation',
  'onsite_business_visa',
  'hybrid',
] as const
export type ContractType = (typeof CONTRACT_TYPES)[number]

export const COMMITMENTS = ['full_time', 'part_time', 'monthly_hours'] as const
export type Commitment = (typeof COMMITMENTS)[number]
export const PLACES = ['remote', 'on_site', 'onsite_accommodation', 'onsite_business_visa', 'hybrid'] as const
export type Place = (typeof PLACES)[number]

/** How much somebody works, where the type says only where. */
export const AVAILABILITIES = ['full_time', 'part_time'] as const
export type ContractAvailability = (typeof AVAILABILITIES)[number]
/** A week, where nobody has said otherwise. */
export const USUAL_HOURS: Readonly<Record<ContractAvailability, number>> = { full_time: 40, part_time: 20 }

/** The specified bounds of a contract's months; what is allowed within them is policy. */
export const MIN_MONTHS = 1
export const MAX_MONTHS = 120
export const MIN_RAISE = 1
export const MAX_RAISE = 100_000
/** US dollars a month, as for the salary of a talent. */
export const MIN_SALARY = 1
export const MAX_SALARY = 100_000
export const NOTE_LENGTH = 1000
export const REASON_LENGTH = 1000
export const NOTICE_DAYS = [0, 15, 30, 60, 90] as const

/** How a contract ends before its last day by the word of a side. */
export const ENDING_KINDS = ['notice', 'replacement', 'buyout'] as const
export type EndingKind = (typeof ENDING_KINDS)[number]
type EndingFacts = {
  /** Whoever gave it may think again. */
  readonly is_withdrawable: boolean
  /** The request of the contract looks for somebody else at once. */
  readonly reopens_request: boolean
}
export const ENDING_FACTS: Readonly<Record<EndingKind, EndingFacts>> = {
  notice: { is_withdrawable: true, reopens_request: false },
  replacement: { is_withdrawable: false, reopens_request: true },
  buyout: { is_withdrawable: false, reopens_request: false },
}

/** What the other side reads of a reason. */
export const REASON_GISTS = ['plans', 'fit', 'next_step', 'personal', 'own', 'takeover'] as const
export type ReasonGist = (typeof REASON_GISTS)[number]

/** Why a side ends a contract, for its account manager, and what the other side reads of it. */
export const END_REASONS = {
  client: {
    project_over: 'plans',
    budget: 'plans',
    role_changed: 'plans',
    skills: 'fit',
    conduct: 'fit',
    other: 'own',
  },
  talent: {
    new_job: 'next_step',
    pay: 'next_step',
    work_differs: 'fit',
    hours: 'fit',
    personal: 'personal',
    other: 'own',
  },
} as const satisfies Readonly<Record<'client' | 'talent', Readonly<Record<string, ReasonGist>>>>
export type ClientEndReason = keyof (typeof END_REASONS)['client']
export type TalentEndReason = keyof (typeof END_REASONS)['talent']
/** Of a contract that the company goes on with by itself; nobody chooses it from a list. */
export const TAKEOVER = 'takeover'
export type EndReason = ClientEndReason | TalentEndReason | typeof TAKEOVER
export const CLIENT_END_REASONS = Object.keys(END_REASONS.client) as [ClientEndReason, ...ClientEndReason[]]
/** Why a company asks for somebody else. */
export const REPLACEMENT_REASONS = [
  'skills',
  'conduct',
  'role_changed',
  'other',
] as const satisfies readonly ClientEndReason[]
export const TALENT_END_REASONS = Object.keys(END_REASONS.talent) as [TalentEndReason, ...TalentEndReason[]]
/** Of either side; one of them may be on both lists. */
export const ALL_END_REASONS = [...new Set<EndReason>([...CLIENT_END_REASONS, ...TALENT_END_REASONS, TAKEOVER])]
export const WORDS_LENGTH = 1000

export const MAX_NAME_LENGTH = 120
