// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Account = {
  id: string
  kind: 'talent' | 'client'
  name: string
  company: string | null
  created_at: Date
  organisation_id: string | null
}

export type LockTicketByIdRow = {
  id: string
  kind: Tables['tickets']['kind']
  state: Tables['tickets']['state']
}

export type LockedTicket = {
  id: string
  kind: Tables['tickets']['kind']
  state: Tables['tickets']['state']
  subject: string
  reference: string
  from_name: string
  from_email: string
  lang: Tables['tickets']['lang']
  due_at: Date
  created_at: Date
  owner_id: string | null
  user_id: string | null
  merged_into: string | null
  mail_subject: string
}

export type MoveTicketsRow = {
  id: string
  kind: Tables['tickets']['kind']
}

export type OpenCountsRow = {
  kind: Tables['tickets']['kind']
  open: number
  late: number
}

export type OpenTicketOfRow = {
  id: string
  state: Tables['tickets']['state']
  due_at: Date
}

export type RelatedTicket = {
  id: string
  reference: string
  kind: Tables['tickets']['kind']
  state: Tables['tickets']['state']
  subject: string
  body: string
  created_at: Date
  due_at: Date
  user_id: string | null
  from_email: string
}

export type RepliedTicket = {
  id: string
  reference: string
  kind: Tables['tickets']['kind']
  state: Tables['tickets']['state']
  owner_id: string | null
  user_id: string | null
  asker_kind: 'talent' | 'client' | 'visitor'
}

export type ReplyFileRow = {
  name: string
  media_type: string
  size: number
  storage_key: string
}

export type TemplateRow = {
  id: string
  name_ar: string
  name_en: string
  text_ar: string
  text_en: string
  version: number
  updated_at: Date
}

export type TicketRow = {
  id: string
  reference: string
  kind: Tables['tickets']['kind']
  state: Tables['tickets']['state']
  subject: string
  body: string
  from_name: string
  from_email: string
  is_member: boolean
  lang: Tables['tickets']['lang']
  data: Shapes['tickets.data']
  due_at: Date
  created_at: Date
  owner: { id: string; name: string } | null
  merged_into: { id: string; reference: string } | null
  answers: { text: string; by: string | null; at: string }[]
  replies: {
    id: string
    text: string
    at: string
    refused_files: string[]
    files: { id: string; name: string }[]
  }[]
  notes: { id: string; text: string; by: string | null; at: string; mentions: string[] }[]
  merged: {
    id: string
    reference: string
    kind: Tables['tickets']['kind']
    subject: string
    body: string
    at: string
  }[]
  writing: { id: string; name: string; until: string }[]
}
