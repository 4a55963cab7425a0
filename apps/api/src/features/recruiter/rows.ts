// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ConversationCount = {
  count: number
}

export type RecruiterConversationRow = {
  id: string
  title: string
  audience: Tables['recruiter_conversations']['audience']
  is_shared: boolean
  is_own: boolean
  updated_at: Date
  user_id: string | null
  project_id: string | null
  is_titled: boolean
  timezone: string | null
  state: Tables['recruiter_conversations']['state']
  requirement: Shapes['recruiter_conversations.requirement']
  asked: Shapes['recruiter_conversations.asked']
  question: NonNullable<Tables['recruiter_conversations']['question']> | null
  shown: Shapes['recruiter_conversations.shown'] | null
  messages: number
}

export type RecruiterMessageKey = {
  seq: number
}

export type RecruiterMessageRow = {
  id: string
  seq: number
  author: Tables['recruiter_messages']['author']
  user_id: string | null
  text: string
  lang: Tables['recruiter_messages']['lang']
  sentences: Shapes['recruiter_messages.sentences']
  blocks: Shapes['recruiter_messages.blocks']
  choices: Shapes['recruiter_messages.choices']
  unread: Shapes['recruiter_messages.unread']
  question: NonNullable<Tables['recruiter_messages']['question']> | null
  created_at: Date
}

export type RecruiterProposalRow = {
  id: string
  kind: Tables['recruiter_proposals']['kind']
  state: Tables['recruiter_proposals']['state']
  payload: Shapes['recruiter_proposals.payload']
  href: string | null
}

export type RecruiterSummaryRow = {
  id: string
  title: string
  audience: Tables['recruiter_conversations']['audience']
  is_shared: boolean
  is_own: boolean
  updated_at: Date
}
