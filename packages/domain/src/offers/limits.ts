export const ROLE_LENGTH = 100
export const DUTIES_LENGTH = 3000
export const CITY_LENGTH = 100
export const REQUEST_LENGTH = 500
export const REASON_LENGTH = 1000
export const NOTE_LENGTH = 1000
/** Hours a week. */
export const MIN_HOURS = 5
export const MAX_HOURS = 48
/** Days of paid leave a year. */
export const MAX_LEAVE_DAYS = 60
export const MAX_PROBATION_DAYS = 180

/** What an offer proposes before anybody writes something else. */
export const USUAL_LEAVE_DAYS = 21
export const USUAL_PROBATION_DAYS = 14
export const USUAL_NOTICE_DAYS = 30
export const USUAL_MONTHS = 12

/** How the answer to a field is written; `text` stands for words that nobody counts with. */
type FieldFacts = { readonly value: 'text' | 'choice' | 'count' | 'usd' | 'day' }
/** Terms that a talent may ask to change, in the order in which they are read. */
export const FIELD_FACTS = {
  role: { value: 'text' },
  duties: { value: 'text' },
  level: { value: 'choice' },
  type: { value: 'choice' },
  availability: { value: 'choice' },
  hours: { value: 'count' },
  city: { value: 'text' },
  start: { value: 'day' },
  months: { value: 'count' },
  salary_net: { value: 'usd' },
  leave_days: { value: 'count' },
  probation_days: { value: 'count' },
  notice_days: { value: 'choice' },
} as const satisfies Readonly<Record<string, FieldFacts>>
export type OfferField = keyof typeof FIELD_FACTS
export const OFFER_FIELDS = Object.keys(FIELD_FACTS) as [OfferField, ...OfferField[]]

/** Who wrote an offer. */
export const OFFER_AUTHORS = ['client', 'operations'] as const
export type OfferAuthor = (typeof OFFER_AUTHORS)[number]
