import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { optionalText } from '../kernel/validation/fields.ts'
import { ABSENCE_DECISIONS, MAX_MEETINGS_DECIDED, MEETING_KINDS } from './limits.ts'
import { MAX_REASON_LENGTH } from './rules.ts'

export const absence = () => z.object({ id: id(), host_id: id(), host: z.string(), start: z.string(), end: z.string() })
export type Absence = z.output<ReturnType<typeof absence>>

/** A meeting that lies in an absence, as the refusal names it. */
export const meetingDuring = () =>
  z.object({ id: id(), kind: z.literal(MEETING_KINDS), name: z.string(), start: z.string(), end: z.string() })
export type MeetingDuring = z.output<ReturnType<typeof meetingDuring>>

const moment = () => z.iso.datetime('wrong_type')
export const newAbsence = () =>
  z
    .strictObject({
      host_id: id(),
      start: moment(),
      end: moment(),
      /** What becomes of the meetings in that time, and of which: one that came meanwhile is named first. */
      meetings: z.optional(
        z
          .strictObject({
            decision: z.literal(ABSENCE_DECISIONS, 'choice'),
            ids: z.array(id()).check(z.maxLength(MAX_MEETINGS_DECIDED)),
            /** To the visitors; staff owe them a word about a cancellation. */
            note: optionalText(MAX_REASON_LENGTH),
          })
          .check(
            z.refine(({ decision, note }) => decision !== 'cancel' || Boolean(note), {
              error: 'required',
              path: ['note'],
            }),
          ),
      ),
    })
    .check(
      z.refine(({ start, end }) => Date.parse(start) < Date.parse(end), { error: 'start_before_end', path: ['end'] }),
    )
