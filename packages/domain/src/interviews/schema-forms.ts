import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, optionalText, prose, question, timeZone, website } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { availability, salaries, showsRange } from '../talents/schema-profile.ts'
import { ABSENCE_ANSWERS } from './rules-absence.ts'
import { MAX_INTERVIEWERS, RECOMMENDATIONS } from './rules-panel.ts'
import { MAX_EXTRA_DAYS, NOTE_LENGTH, REASON_LENGTH } from './rules.ts'
import { group } from './schema.ts'
import { INTERVIEW_STATES } from './states.ts'

const PAGE_LENGTH = 20

const moment = () => z.iso.datetime('wrong_type')
/** Moments in UTC; the screen knows the zone. The rules limit their number. */
const slotForm = () => z.strictObject({ start: moment(), end: moment() })
const slotsForm = () => z.array(slotForm()).check(z.maxLength(10))

export const startForm = () => z.strictObject({ nomination_id: id(), note: optionalText(NOTE_LENGTH) })
export const offerForm = () => z.strictObject({ slots: slotsForm(), timezone: timeZone() })
export const chooseForm = () => z.strictObject({ slot_id: z.optional(id()) })
export const refuseForm = () => z.strictObject({ reason: optionalText(REASON_LENGTH) })
export const cancelForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const confirmForm = () =>
  z.strictObject({ availability: availability(), salaries: salaries(), salary_shown: showsRange() })
export const proposeForm = () =>
  z.strictObject({ slots: slotsForm(), timezone: timeZone(), note: optionalText(NOTE_LENGTH) })
export const moveForm = () => z.strictObject({ slots: slotsForm(), timezone: timeZone(), reason: prose(REASON_LENGTH) })
export const linkForm = () => z.strictObject({ link: z.nullable(website()) })

export const clientQuery = () =>
  z.object({ project_id: z.optional(id()), group: z.optional(group()), ...pageQuery(PAGE_LENGTH) })
export const talentQuery = () =>
  z.object({ list: z.optional(z.literal(['open', 'past'], 'choice')), ...pageQuery(PAGE_LENGTH) })

/** Scores of one talent for one request: for the company and staff only. */
const score = () => z.optional(z.number().check(wholeNumber(), z.minimum(1), z.maximum(5)))
export const feedbackForm = () =>
  z.strictObject({
    action: z.literal(['accepted', 'rejected'], 'choice'),
    reason: optionalText(REASON_LENGTH),
    scores: z.optional(z.strictObject({ technical: score(), communication: score(), problem: score(), fit: score() })),
    share_with_talent: z._default(z.boolean(), false),
  })
export const panelForm = () => z.strictObject({ user_ids: z.array(id()).check(z.maxLength(MAX_INTERVIEWERS)) })
/** What it is about is said to the talent and to whoever takes part. */
export const roundForm = () =>
  z.strictObject({ note: prose(NOTE_LENGTH), user_ids: z._default(panelForm().shape.user_ids, []) })
export const scorecardForm = () =>
  z.strictObject({
    scores: z.strictObject({ technical: score(), communication: score(), problem: score(), fit: score() }),
    recommendation: z.literal(RECOMMENDATIONS, 'choice'),
    note: optionalText(REASON_LENGTH),
  })
export const ratingForm = () =>
  z.strictObject({
    stars: z.number().check(wholeNumber(), z.minimum(1), z.maximum(5)),
    comment: optionalText(NOTE_LENGTH),
  })
export const noShowForm = () =>
  z.strictObject({ who: z.literal(['client', 'talent'], 'choice'), note: optionalText(NOTE_LENGTH) })
export const noShowAnswer = () =>
  z.strictObject({ answer: z.literal(ABSENCE_ANSWERS, 'choice'), note: optionalText(NOTE_LENGTH) })

export const staffQuery = () =>
  z.object({
    state: z.optional(z.literal(INTERVIEW_STATES, 'choice')),
    group: z.optional(group()),
    project_id: z.optional(id()),
    talent_id: z.optional(id()),
    /** A company, a talent, a product. */
    q: question(),
    /** Of the requests the caller looks after. */
    mine: z.optional(z.literal(['1'], 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })
export const extendForm = () =>
  z.strictObject({ days: z.number().check(wholeNumber(), z.minimum(1), z.maximum(MAX_EXTRA_DAYS)), reason: line(300) })
