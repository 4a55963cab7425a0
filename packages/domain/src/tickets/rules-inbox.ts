import { searchForm } from '../kernel/text/text.ts'
import { type TicketPolicies, ticketDue } from './rules-opening.ts'
import { type TicketKind, type TicketState, ticketFacts, ticketLife } from './states.ts'

/** Prefix search by every word; as many as a person types, each as long as the index keeps it. */
const MAX_WORDS = 8
const WORD_LENGTH = 40
export const ticketWords = (question: string): string[] =>
  searchForm(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, WORD_LENGTH))

type Mergeable = { id: string; kind: TicketKind; state: TicketState; user_id: string | null; from_email: string }

const isSameAsker = (a: Mergeable, b: Mergeable) =>
  (a.user_id !== null && a.user_id === b.user_id) || (a.from_email !== '' && a.from_email === b.from_email)

/** Both open and of one sender: the first is merged into the second. */
export const canMerge = (from: Mergeable, into: Mergeable): boolean =>
  from.id !== into.id &&
  ticketFacts(from.kind).can_merge &&
  ticketLife.next(from.state, 'merge') !== null &&
  into.state === 'open' &&
  isSameAsker(from, into)

/**
 * The promise made first is kept: the earliest deadline of a ticket and of those merged into it; `policies` are those of the
 * day it was opened.
 */
export const mergedDue = (
  own: { kind: TicketKind; created_at: Date },
  merged: readonly Date[],
  policies: TicketPolicies,
): Date =>
  merged.reduce((earliest, due) => (due < earliest ? due : earliest), ticketDue(own.kind, own.created_at, policies))
