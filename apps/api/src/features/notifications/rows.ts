// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type DeliveryFactsRow = {
  status: Tables['messages']['status']
  receipt: NonNullable<Tables['messages']['receipt']> | null
  attempts: number
  dismissed: boolean
}

export type EntryRow = {
  id: string
  kind: Shapes['notices.kind']
  title: { ar: string; en: string }
  path: string
  told: Shapes['notices.told']
  created_at: Date
  read_at: Date | null
}

export type NoticePreferencesRow = {
  type: Tables['users']['type']
  marketing: boolean
  choices: { kind: string; channel: Tables['notification_choices']['channel']; wanted: boolean }[]
}

export type OpenDigestRow = {
  id: string
  lang: Tables['messages']['lang']
}

export type Receiver = {
  lang: Tables['users']['lang']
  timezone: string | null
  email: string | null
  phone: string | null
}

export type TroubleRow = {
  id: string
  channel: Tables['messages']['channel']
  to: string
  recipient: {
    kind: 'talent' | 'client'
    id: string
    name: string
    organisation_id: string | null
  } | { kind: 'staff'; id: string; name: string; organisation_id: null } | null
  subject: string | null
  text: string | null
  reason: string | null
  attempts: number
  created_at: Date
  next_at: Date | null
  can_retry: boolean
  unwanted: boolean
  marked: Tables['address_troubles']['kind'] | null
  status: Tables['messages']['status']
  receipt: NonNullable<Tables['messages']['receipt']> | null
  dismissed_at: Date | null
  dismissed_by: string | null
  dismissal: string | null
}

export type TroubledChannelsRow = {
  channel: 'email' | 'sms'
  kind: Tables['address_troubles']['kind']
}
