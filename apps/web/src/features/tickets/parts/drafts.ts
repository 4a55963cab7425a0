import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useSyncExternalStore } from 'react'
import { staffSession } from '../../staff/parts/session/staff-session.ts'

/** A draft: its author, ticket, text, and the number of answers read. */
type Draft = { staffId: string; ticket: Ticket; text: string; readCount: number }

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

const me = () => staffSession.get()?.member.id ?? ''

/**
 * The reader's drafts in this tab, independent of the list: a ticket that a colleague answers leaves it. They outlive a session
 * that expires, and another colleague may sign in after it.
 */
export const useDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => drafts,
    () => drafts,
  ).filter(({ staffId }) => staffId === me())

export function useDraft(ticket: Ticket) {
  const draft = useDrafts().find((draft) => draft.ticket.id === ticket.id)
  const others = () => drafts.filter((draft) => draft.ticket.id !== ticket.id || draft.staffId !== me())
  return {
    text: draft?.text ?? '',
    answers_read: draft?.readCount ?? ticket.answers.length,
    write(text: string) {
      const readCount = draft?.readCount ?? ticket.answers.length
      save(text === '' ? others() : [...others(), { staffId: me(), ticket, text, readCount }])
    },
    /** Marks the answers as read. */
    acknowledge: () => draft && save([...others(), { ...draft, readCount: ticket.answers.length }]),
    clear: () => save(others()),
  }
}
