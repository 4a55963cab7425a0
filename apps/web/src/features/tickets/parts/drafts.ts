import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useSyncExternalStore } from 'react'

/** What was typed, the ticket it was typed for, and how many answers that had by then. */
type Draft = { ticket: Ticket; text: string; seen: number }

const listeners = new Set<() => void>()
let drafts: readonly Draft[] = []

function save(next: readonly Draft[]) {
  drafts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Answers not yet sent, of this tab: a ticket that a colleague answers meanwhile leaves the list, what was typed does not. */
export const useDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => drafts,
    () => drafts,
  )

export function useDraft(ticket: Ticket) {
  const draft = useDrafts().find((one) => one.ticket.id === ticket.id)
  const others = () => drafts.filter((one) => one.ticket.id !== ticket.id)
  return {
    text: draft?.text ?? '',
    seen: draft?.seen ?? ticket.answers.length,
    write(text: string) {
      const seen = draft?.seen ?? ticket.answers.length
      save(text === '' ? others() : [...others(), { ticket, text, seen }])
    },
    /** The answers up to now have been read. */
    acknowledge: () => draft && save([...others(), { ...draft, seen: ticket.answers.length }]),
    clear: () => save(others()),
  }
}
