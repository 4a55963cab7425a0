import * as z from 'zod/mini'
import { line, prose, timeZone } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { AUDIENCES, AUTHORS, MESSAGE_LENGTH, QUESTIONS, TITLE_LENGTH } from './limits.ts'
import { block, choice, command, sentence } from './schema-answer.ts'
import { requirement } from './schema-requirement.ts'
import { DIALOGUE_STATES } from './states.ts'

/** What a conversation is about from its beginning: a request of the company, or nothing yet. */
export const conversationForm = () =>
  z.strictObject({
    lang: z.literal(LANGS, 'choice'),
    timezone: z.optional(timeZone()),
    project_id: z.optional(id()),
  })

export const conversationChanges = () =>
  z.strictObject({ title: z.optional(line(TITLE_LENGTH)), is_shared: z.optional(z.boolean()) })

export const messageForm = () =>
  z.strictObject({
    /** Of the browser: the same message sent twice is one. */
    id: id(),
    text: prose(MESSAGE_LENGTH),
    lang: z.literal(LANGS, 'choice'),
    /** Of a button: what is meant, whatever its words. */
    command: z.optional(command()),
  })

export const requirementForm = () => z.strictObject({ requirement: requirement(), lang: z.literal(LANGS, 'choice') })

export const objectionForm = () => z.strictObject({ message_id: id(), text: prose(1000) })

/** Fields of a preview as they were left. */
export const confirmForm = () => z.strictObject({ fields: z.record(z.string(), z.string().check(z.maxLength(2000))) })

export const message = () =>
  z.object({
    id: id(),
    author: z.literal(AUTHORS),
    /** Who wrote it, where the conversation is shared. */
    name: z.nullable(z.string()),
    /** What was typed; empty for an answer, which is made of sentences. */
    text: z.string(),
    sentences: z.array(sentence()),
    blocks: z.array(block()),
    choices: z.array(choice()),
    question: z.nullable(z.literal(QUESTIONS)),
    created_at: z.string(),
  })
export type RecruiterMessage = z.output<ReturnType<typeof message>>

const summary = {
  id: id(),
  title: z.string(),
  audience: z.literal(AUDIENCES),
  is_shared: z.boolean(),
  /** Somebody else's, shared with colleagues: read and continued, but not renamed or deleted. */
  is_own: z.boolean(),
  updated_at: z.string(),
}
export const conversationSummary = () => z.object(summary)
export type ConversationSummary = z.output<ReturnType<typeof conversationSummary>>

/** A field of the requirement as it is read: its words, and what it was read from. */
export const understoodField = () =>
  z.object({ name: z.string(), label: z.string(), value: z.string(), source: z.nullable(z.string()) })

export const conversation = () =>
  z.object({
    ...summary,
    state: z.literal(DIALOGUE_STATES),
    requirement: requirement(),
    /** How many people there are for each role as it stands; null where they are not told. */
    counts: z.array(z.nullable(z.number())),
    /** Names of what the requirement speaks of, by id: roles, skills, languages, countries. */
    names: z.record(z.string(), z.string()),
    /** Words that nothing was read from, of the last message. */
    unread: z.array(z.string()),
    messages: z.array(message()),
    /** When it is deleted by itself, if nobody goes on with it. */
    kept_until: z.string(),
  })
export type RecruiterConversation = z.output<ReturnType<typeof conversation>>
