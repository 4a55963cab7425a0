import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { roomErrors as no } from '@fareeq/domain/rooms/errors.ts'
import { ROOM } from '@fareeq/domain/rooms/rules.ts'
import * as Y from 'yjs'

/** The name of the text inside the document; the browsers use the same. */
const TEXT = 'code'
/** What was deleted leaves a trace; a document that is mostly traces is refused before it fills the table. */
const MOST_BYTES = 4 * ROOM.padLength

/** The document after a change that came in, whatever came between: changes of both people stay. */
export function mergedPad(kept: Uint8Array, update: Uint8Array): Buffer {
  const doc = new Y.Doc()
  try {
    if (kept.length > 0) Y.applyUpdate(doc, kept)
    Y.applyUpdate(doc, update)
  } catch {
    throw new Refusal(no.pad_unreadable)
  }
  const state = Buffer.from(Y.encodeStateAsUpdate(doc))
  if (doc.getText(TEXT).length > ROOM.padLength || state.length > MOST_BYTES) throw new Refusal(no.pad_too_long)
  return state
}
