import * as z from 'zod/mini'
import { prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { MAX_MENTIONS, STAFF_NOTE_LENGTH } from './limits.ts'

/** A note among colleagues. Mentioned colleagues are notified. */
export const noteForm = () =>
  z.strictObject({
    text: prose(STAFF_NOTE_LENGTH),
    mentions: z._default(z.array(id()).check(z.maxLength(MAX_MENTIONS, 'max_items')), []),
  })
export type NoteForm = z.output<ReturnType<typeof noteForm>>
