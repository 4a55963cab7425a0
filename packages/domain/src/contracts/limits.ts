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

export const MAX_NAME_LENGTH = 120
