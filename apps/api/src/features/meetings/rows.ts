// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AbsenceRow = {
  id: string
  host_id: string
  host: string
  starts_at: Date
  ends_at: Date
}

export type AgreedTimeRow = {
  start: Date
  end: Date
  kind: Tables['meetings']['kind'] | null
}

export type BusyHostsRow = {
  hours: Shapes['meeting_hosts.hours'] | null
  busy: { start: string; end: string }[]
}

export type CalendarMeetingRow = {
  id: string
  host_id: string
  host: string
  host_email: string
  host_lang: Tables['staff']['mail_lang']
  room_url: string | null
  project_id: string | null
  user_id: string | null
  kind: Tables['meetings']['kind']
  state: Tables['meetings']['state']
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  email: string
  phone: string | null
  topic: string | null
  lang: Tables['meetings']['lang']
  starts_at: Date
  ends_at: Date
  timezone: string
  sequence: number
  told_at: Date | null
  move_asked_at: Date | null
  cancel_reason: string | null
  canceled_by: NonNullable<Tables['meetings']['canceled_by']> | null
  updated_at: Date
}

export type Contact = {
  first_name: string
  last_name: string
  email: string
  phone: string | null
  lang: Tables['users']['lang']
}

export type HostRow = {
  id: string
  name: string
  room_url: string | null
  hours: Shapes['meeting_hosts.hours'] | null
  active: boolean
  has_left: boolean
  meetings_ahead: number
  has_meetings: boolean
  version: number
}

export type HostsAtRow = {
  id: string
  hours: Shapes['meeting_hosts.hours'] | null
}

export type LockedHost = {
  active: boolean
  version: number
}

export type MeetingRow = {
  id: string
  host_id: string
  host: string
  host_email: string
  host_lang: Tables['staff']['mail_lang']
  room_url: string | null
  project_id: string | null
  user_id: string | null
  kind: Tables['meetings']['kind']
  state: Tables['meetings']['state']
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  email: string
  phone: string | null
  topic: string | null
  lang: Tables['meetings']['lang']
  starts_at: Date
  ends_at: Date
  timezone: string
  sequence: number
  told_at: Date | null
  move_asked_at: Date | null
  cancel_reason: string | null
  canceled_by: NonNullable<Tables['meetings']['canceled_by']> | null
  updated_at: Date
}

export type OpsRow = {
  id: string
  host_id: string
  host: string
  host_email: string
  room_url: string | null
  project_id: string | null
  user_id: string | null
  kind: Tables['meetings']['kind']
  state: Tables['meetings']['state']
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
  email: string
  phone: string | null
  topic: string | null
  lang: Tables['meetings']['lang']
  starts_at: Date
  ends_at: Date
  timezone: string
  sequence: number
  told_at: Date | null
  move_asked_at: Date | null
  cancel_reason: string | null
  canceled_by: NonNullable<Tables['meetings']['canceled_by']> | null
  website: string | null
  organisation_id: string | null
}

export type OtherBusyRow = {
  is_absence: boolean
  starts_at: Date
  ends_at: Date
}

export type OwnHoursRow = {
  hours: Shapes['meeting_hosts.hours'] | null
}
