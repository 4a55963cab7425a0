// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ConversationContext = {
  kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
  id: string
  talent_id: string
  client_id: string | null
  is_signed: boolean
}

export type ConversationRow = {
  kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
  id: string
  page_id: string
  label: string | null
  detail: string | null
  talent: string
  company: string | null
  last_seq: number
  in_review: boolean
  unread: number
  seen_seq: number
  last: {
    text: string
    side: Tables['conversation_messages']['side']
    at: string
    is_hidden: boolean
    has_files: boolean
    is_mine: boolean
  } | null
}

export type DueThread = {
  id: string
  kind: Tables['conversations']['kind']
  talent_id: string
  client_id: string | null
  last_seq: number
  settled_seq: number
}

export type HeldContent = {
  user_id: string
  side: Tables['conversation_held_messages']['side']
  text: string
  by_mail: boolean
  refused_files: string[]
}

export type HeldRow = {
  id: string
  side: Tables['conversation_held_messages']['side']
  name: string
  text: string
  kinds: Shapes['conversation_held_messages.kinds']
  files: { id: string; name: string; size: number }[]
  at: Date
  kept_at: Date | null
  kept_note: string | null
  is_mine: boolean
}

export type MailChoiceRow = {
  choice: Tables['conversation_mail_choices']['choice']
}

export type MailColleagueRow = {
  id: string
  email: string
  lang: Tables['staff']['mail_lang']
  roles: Shapes['staff.roles']
}

export type MailWriter = {
  about_id: string
  kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
  user_id: string
  email: string
  lang: Tables['users']['lang']
  role: Tables['organisation_members']['role'] | null
}

export type MessageFileRow = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type MessageRow = {
  id: string
  seq: number
  side: Tables['conversation_messages']['side']
  name: string | null
  is_mine: boolean
  text: string
  by_mail: boolean
  refused_files: string[]
  at: Date
  is_hidden: boolean
  is_reported: boolean
  files: { id: string; name: string; size: number }[]
}

export type ReportPlace = {
  conversation_id: string
  message_id: string
  staff_id: string | null
}

export type ReviewRow = {
  id: string
  kind: 'held' | 'reported'
  since: Date
  about_id: string
  about_kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
  label: string | null
  detail: string | null
  talent: string
  company: string | null
  side: Tables['conversation_held_messages']['side'] | Tables['conversation_messages']['side'] | 'talent'
  name: string | null
  is_mine: boolean
  text: string
  contacts: Shapes['conversation_held_messages.kinds'] | null
  files: { id: string; name: string; size: number }[]
  reports: {
    reason: Tables['conversation_reports']['reason']
    note: string | null
    name: string
    at: string
  }[]
}

export type ThreadColleague = {
  id: string
  name: string
  email: string
  lang: Tables['staff']['mail_lang']
  roles: Shapes['staff.roles']
  choice: Tables['conversation_mail_choices']['choice']
  has_written: boolean
  read_seq: number
  told_seq: number
  told_at: Date | null
}

export type ThreadKind = {
  kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
}

export type ThreadMember = {
  user_id: string
  role: Tables['organisation_members']['role'] | null
  is_talent: boolean
  takes_part: boolean
  read_seq: number
  told_seq: number
  told_at: Date | null
}

export type ThreadName = {
  kind: 'contract' | 'payout' | 'nomination' | 'interview' | 'offer'
  label: string | null
  detail: string | null
  talent: string
  company: string | null
}

export type UnreadMessage = {
  seq: number
  side: Tables['conversation_messages']['side']
  name: string | null
  text: string
}
