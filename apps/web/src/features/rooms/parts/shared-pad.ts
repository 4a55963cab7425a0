import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { roomsContract } from '@fareeq/domain/rooms/contract.ts'
import type { PadLanguage, Room, RoomNews } from '@fareeq/domain/rooms/schema.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { followRoom, sendPad } from '../api.ts'

type Change = Omit<BodyOf<typeof roomsContract.pad>, 'from'>
type Transport = {
  follow: (id: string, listener: (news: RoomNews) => void) => () => void
  send: (id: string, body: BodyOf<typeof roomsContract.pad>) => Promise<unknown>
}

const RETRY_AFTER_MS = 3000
const mayRetry = (error: unknown) => !isCallFailure(error) || error.status === 0 || error.status >= 500

/**
 * The shared code of this page, as Yjs updates: what was read, what came since, and what was written here. It outlives
 * the editor, which is open only while its tab is.
 */
export function createSharedPad(room: Room, { follow, send }: Transport = { follow: followRoom, send: sendPad }) {
  const { interview_id: id } = room
  const tab = crypto.randomUUID()
  const updates: string[] = []
  const editors = new Set<(update: string) => void>()
  const listeners = new Set<() => void>()
  const unsent: Change[] = []
  let language = room.pad_language
  let isSending = false

  function setLanguage(next: PadLanguage) {
    language = next
    for (const listener of listeners) listener()
  }

  /** Merging is idempotent: an update may be part of another. */
  function merge(update: string) {
    updates.push(update)
    for (const apply of editors) apply(update)
  }

  function receive(news: RoomNews) {
    if (news.kind !== 'pad' || news.from === tab) return
    if (news.update) merge(news.update)
    if (news.language) setLanguage(news.language)
  }

  /** One after the other. What failed is sent again: later updates build on it. */
  async function flush() {
    if (isSending) return
    isSending = true
    let isRetried = false
    for (let next = unsent[0]; next && !isRetried; next = unsent[0])
      await send(id, { from: tab, ...next }).then(
        () => unsent.shift(),
        (error: unknown) => {
          if (mayRetry(error)) isRetried = true
          else unsent.shift()
        },
      )
    isSending = false
    if (isRetried) setTimeout(() => void flush(), RETRY_AFTER_MS)
  }

  function publish(change: Change) {
    unsent.push(change)
    void flush()
  }

  return {
    start: () => follow(id, receive),
    merge,
    language: () => language,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose(next: PadLanguage) {
      setLanguage(next)
      publish({ language: next })
    },
    write(update: string) {
      updates.push(update)
      publish({ update })
    },
    /** Everything so far, then every update from elsewhere. Returns the unsubscribe function. */
    read(apply: (update: string) => void) {
      for (const update of updates) apply(update)
      editors.add(apply)
      return () => void editors.delete(apply)
    },
  }
}
export type SharedPad = ReturnType<typeof createSharedPad>
