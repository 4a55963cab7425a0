// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type LinesOfRow = {
  id: string
  seat: Tables['interview_room_lines']['seat']
  text: string
  at: Date
}

export type MeetingRoomRow = {
  id: string
  host_id: string
  user_id: string | null
  state: Tables['meetings']['state']
  starts_at: Date
  ends_at: Date
  link: string | null
  topic: string | null
  host_name: string
  client_name: string
  client_timezone: string
}

export type RoomRow = {
  id: string
  seat: 'talent' | 'client'
  talent_id: string
  client_id: string
  state: Tables['interviews']['state']
  due_at: Date | null
  feedback_days: number
  starts_at: Date | null
  ends_at: Date | null
  link: string | null
  project_name: string | null
  talent_name: string
  client_name: string
  talent_timezone: string
  client_timezone: string
  pad: Buffer | ''
  pad_language: Shapes['interview_rooms.pad_language'] | 'javascript'
  client_agrees: boolean
  talent_agrees: boolean
}
