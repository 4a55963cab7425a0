import type { MatchCriteria } from '../matching/rules-score.ts'
import type { CitedLine, ProposalKind, SquadAim } from './limits.ts'
import type { PeopleFilter } from './rules-search.ts'
import type { AnswerChoice } from './schema-answer.ts'
import type { Requirement } from './schema-requirement.ts'

// What is saved of an answer: people by their ids, so that nothing is kept of somebody which they take back, and what a reader
// may no longer see is not in any old answer.

export type StoredCitation = { readonly talent_id: string; readonly line: CitedLine; readonly key: string | null }

/** In the text `⟦id⟧` is the name of somebody as the reader may know it. */
export type StoredSentence = { readonly text: string; readonly citations: readonly StoredCitation[] }

/** How people are looked at: whom was looked for, and what they were ranked by. */
export type PeopleSearch = {
  readonly filter: PeopleFilter
  readonly criteria: MatchCriteria
  readonly zone: string | null
}

export type StoredSeat = { readonly role: string; readonly id: string }
export type StoredSquad = {
  readonly aims: readonly SquadAim[]
  readonly seats: readonly StoredSeat[]
  readonly cost: { readonly low: number; readonly high: number } | null
  readonly unpriced: number
  readonly weeks: number
  readonly wantedWeeks: number | null
  readonly budget: number | null
  /** How many others could take each seat. */
  readonly substitutes: readonly number[]
}
/** Teams, with the searches their members come from, by role. */
export type StoredSquads = {
  readonly proposals: readonly StoredSquad[]
  readonly searches: Readonly<Record<string, PeopleSearch>>
}

export type StoredText = { readonly text: string; readonly citation: StoredCitation | null }

export type StoredBlock =
  | {
      readonly kind: 'people'
      readonly role: string
      readonly search: PeopleSearch
      readonly total: number
      readonly ids: readonly string[]
    }
  | {
      readonly kind: 'comparison'
      readonly role: string
      readonly search: PeopleSearch
      readonly ids: readonly string[]
    }
  | ({ readonly kind: 'squads' } & StoredSquads)
  | {
      readonly kind: 'replacements'
      readonly proposal: number
      readonly seat: number
      readonly role: string
      readonly search: PeopleSearch
      readonly ids: readonly string[]
    }
  | {
      readonly kind: 'cost'
      readonly roles: readonly {
        readonly role: string
        readonly count: number
        readonly cost: { readonly low: number; readonly high: number } | null
      }[]
      readonly total: { readonly low: number; readonly high: number } | null
    }
  | { readonly kind: 'preview'; readonly proposal_id: string }
  | { readonly kind: 'texts'; readonly title: string; readonly items: readonly StoredText[] }
  | {
      readonly kind: 'links'
      readonly items: readonly { readonly text: string; readonly href: string; readonly note: string | null }[]
    }
export type StoredBlockOf<Kind extends StoredBlock['kind']> = Extract<StoredBlock, { kind: Kind }>

/** An answer before it is shown to anybody. */
export type StoredAnswer = {
  readonly sentences: readonly StoredSentence[]
  readonly blocks: readonly StoredBlock[]
  readonly choices: readonly AnswerChoice[]
}

/** What is on the screen, for «الثاني» and "replace the second". */
export type Screen =
  | { readonly kind: 'people'; readonly role: string; readonly search: PeopleSearch; readonly ids: readonly string[] }
  | ({
      readonly kind: 'squads'
      /** Who could take a seat, as they were offered last. */
      readonly replacements?: { readonly proposal: number; readonly seat: number; readonly ids: readonly string[] }
    } & StoredSquads)

/** What a press would do. */
export type ProposalPayload =
  | {
      readonly kind: Extract<ProposalKind, 'request'>
      readonly fields: Readonly<Record<string, string>>
      readonly requirement: Requirement
      readonly members: readonly string[]
    }
  | {
      readonly kind: Extract<ProposalKind, 'meeting'>
      readonly topic: string
      readonly project_id: string | null
      readonly timezone: string
    }
  | { readonly kind: Extract<ProposalKind, 'shortlist'>; readonly project_id: string; readonly ids: readonly string[] }
