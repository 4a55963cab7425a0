import * as z from 'zod/mini'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { cleanText } from '../kernel/text/text.ts'
import { BIO_LENGTH } from '../talents/rules.ts'
import { NOTE_LENGTH, PARTS, REASON_LENGTH } from './rules.ts'
import { PROPOSAL_STATES } from './states.ts'

const part = () => z.literal(PARTS, 'choice')
const text = () => z.nullable(z.string())
const version = () => z.number()

const reason = () =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(cleanText)),
    z.string().check(z.minLength(1, 'required'), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
  )

export const proposalForm = () => z.strictObject({ part: part(), text: prose(BIO_LENGTH), reason: reason() })
/** With the version of the profile that was read. */
export const changeForm = () => z.strictObject({ ...proposalForm().shape, version: version() })
export const acceptanceForm = () => z.strictObject({ version: version() })
export const refusalForm = () => z.strictObject({ note: optionalText(NOTE_LENGTH) })

const proposal = () =>
  z.object({
    id: id(),
    part: part(),
    /** The text it was written for; null where there was none. */
    old_text: text(),
    new_text: z.string(),
    reason: z.string(),
    /** Null once the colleague’s account is gone. */
    by: text(),
    at: z.string(),
  })

/** What a talent has to answer, beside what their profile says now. */
export const ownProposals = () =>
  z.object({
    version: version(),
    proposals: z.array(
      z.extend(proposal(), {
        present_text: text(),
        /** The text is no longer the one the proposal was written for. */
        is_changed: z.boolean(),
      }),
    ),
  })
export type OwnProposals = z.output<ReturnType<typeof ownProposals>>

/** The texts of one talent for colleagues, and how proposals ended, newest first. */
export const proposalsOfTalent = () =>
  z.object({
    version: version(),
    texts: z.object({ bio_ar: text(), bio_en: text() }),
    /** Banned: nothing is proposed or changed. */
    is_closed: z.boolean(),
    may_change: z.boolean(),
    proposals: z.array(
      z.extend(proposal(), {
        state: z.literal(PROPOSAL_STATES),
        note: text(),
        answered_at: text(),
        may_withdraw: z.boolean(),
      }),
    ),
  })
export type ProposalsOfTalent = z.output<ReturnType<typeof proposalsOfTalent>>
