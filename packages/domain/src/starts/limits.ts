import type { Place } from '../contracts/limits.ts'

export const START_SIDES = ['talent', 'client'] as const
export type StartSide = (typeof START_SIDES)[number]

/** What is already known: a fact is true or not, nobody ticks it. */
export const START_FACTS = ['talent_party', 'client_party', 'payout_details', 'plan'] as const
export type StartFact = (typeof START_FACTS)[number]

type Facts = {
  readonly side: StartSide
  /** The fact it is derived from; null where its side ticks it. */
  readonly fact: StartFact | null
  /** The fact of the other side that it waits for. */
  readonly needs: StartFact | null
  /** Places of work it belongs to; null for all. */
  readonly places: readonly Place[] | null
}
const OWN_PLACE = ['remote', 'hybrid'] as const satisfies readonly Place[]
const COMPANY_PLACE = [
  'on_site',
  'onsite_accommodation',
  'onsite_business_visa',
  'hybrid',
] as const satisfies readonly Place[]

/** What a contract needs before its first day, in the order in which both sides read it. */
export const START_ITEMS = {
  identity: { side: 'talent', fact: 'talent_party', needs: null, places: null },
  payout_details: { side: 'talent', fact: 'payout_details', needs: null, places: null },
  /** By the contract, the talent works with their own equipment where the company provides none. */
  own_equipment: { side: 'talent', fact: null, needs: null, places: OWN_PLACE },
  first_day_read: { side: 'talent', fact: null, needs: 'plan', places: null },
  company_details: { side: 'client', fact: 'client_party', needs: null, places: null },
  /** The hour of the first day, who meets the talent, and where. */
  first_day: { side: 'client', fact: 'plan', needs: null, places: null },
  accesses: { side: 'client', fact: null, needs: null, places: null },
  documents: { side: 'client', fact: null, needs: null, places: null },
  workplace: { side: 'client', fact: null, needs: null, places: COMPANY_PLACE },
} as const satisfies Readonly<Record<string, Facts>>
export type StartItemName = keyof typeof START_ITEMS
export const START_ITEM_NAMES = Object.keys(START_ITEMS) as [StartItemName, ...StartItemName[]]
/** What the company added in its own words. */
export const ADDED = 'added'
export const START_ITEM_KINDS = [...START_ITEM_NAMES, ADDED] as const
export type StartItemKind = (typeof START_ITEM_KINDS)[number]

export const MAX_ADDED = 10
export const LABEL_LENGTH = 120
export const CONTACT_LENGTH = 120
export const MEETING_PLACE_LENGTH = 300
export const NOTE_LENGTH = 500
