import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import { type RecruiterSentences } from '@fareeq/domain/recruiter/rules-sentences-ar.ts'
import type { AnswerChoice, RecruiterCommand } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { ProposalPayload, Screen, StoredAnswer, StoredSentence } from '@fareeq/domain/recruiter/schema-stored.ts'
import type { DialogueEvent } from '@fareeq/domain/recruiter/states.ts'
import type { PersonReference } from '../../engines/brief-reader/intents.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { People, Reader } from './actions-people.ts'
import type { RecruiterConversationRow } from './rows.ts'

/** One message with all it is answered from. */
export type Turn = {
  readonly ctx: RequestContext
  readonly reader: Reader
  readonly conversation: RecruiterConversationRow
  readonly text: string
  /** As it is after this message. */
  readonly requirement: Requirement
  readonly references: readonly PersonReference[]
  /** What is on the screen, and who of it can still be found. */
  readonly screen: Screen | null
  readonly people: People
  readonly say: RecruiterSentences
  readonly lang: Lang
}

/** What an answer does to the conversation beside what it says. */
export type Outcome = Partial<StoredAnswer> & {
  readonly event?: DialogueEvent
  readonly question?: Question
  readonly screen?: Screen | null
  readonly requirement?: Requirement
  /** What waits for a press, by the ids of the previews in `blocks`. */
  readonly proposals?: readonly { readonly id: string; readonly payload: ProposalPayload }[]
  readonly suggested?: readonly string[]
}

export const plain = (text: string): StoredSentence => ({ text, citations: [] })
export const texts = (...parts: readonly (string | null | false)[]): StoredSentence[] =>
  parts.flatMap((text) => (text ? [plain(text)] : []))

/** A button that says its label. */
export const button = (label: string): AnswerChoice => ({ label, href: null, command: null })
export const link = (label: string, href: string): AnswerChoice => ({ label, href, command: null })
export const press = (label: string, command: RecruiterCommand): AnswerChoice => ({ label, href: null, command })
