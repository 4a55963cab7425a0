import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { roomErrors } from '@fareeq/domain/rooms/errors.ts'
import { ROOM } from '@fareeq/domain/rooms/rules.ts'

/** Name of the Y.Text, shared with the browsers. */
const TEXT = 'code'
/** Yjs keeps tombstones of deletions; a document that is mostly tombstones is refused. */
const MAX_BYTES = 4 * ROOM.padLength

/** Merges an update (CRDT): concurrent changes of both people stay. */
export async function mergedPad(pad: Uint8Array, update: Uint8Array): Promise<Buffer> {
  // Dynamic import at the first shared code.
  const Y = await import('yjs')
  const doc = new Y.Doc()
  try {
    if (pad.length > 0) Y.applyUpdate(doc, pad)
    Y.applyUpdate(doc, update)
  } catch {
    throw new Refusal(roomErrors.pad_unreadable)
  }
  const state = Buffer.from(Y.encodeStateAsUpdate(doc))
  if (doc.getText(TEXT).length > ROOM.padLength || state.length > MAX_BYTES) throw new Refusal(roomErrors.pad_too_long)
  return state
}
