// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ConsentRequest = {
  id: string
  email: string
  first_name: string
  lang: Tables['users']['lang']
  expires_at: Date
}

export type ImportRecord = {
  id: string
  file_name: string
  phase: Tables['talent_imports']['phase']
  by: string
  created_at: Date
  total: number
  imported: number
  noted: number
  skipped: number
  ignored: string[]
  compared: number
  verdicts: { new: number; duplicate: number; faulty: number }
  choices: { import: number; note: number; skip: number }
}

export type ImportedPerson = {
  id: string
  first_name: string
  last_name: string
  phone: string | null
}

export type LockedImport = {
  id: string
  phase: Tables['talent_imports']['phase']
  staff_id: string
  file_name: string
  roles: Shapes['staff.roles'] | null
}

export type PairRow = {
  likeness: Tables['talent_pairs']['likeness']
  found_at: Date
  imported: {
    id: string
    first_name: string
    last_name: string
    email: string
    phone: string | null
    phone_country: string | null
    linkedin: string | null
    skills: string[]
    created_at: string
    awaits_consent: boolean
    notes: { by: string; at: string; text: string }[]
    evaluations: { by: string; recommendation: Tables['selection_evaluations']['recommendation'] }[]
  }
  other: {
    id: string
    first_name: string
    last_name: string
    email: string
    phone: string | null
    phone_country: string | null
    linkedin: string | null
    skills: string[]
    created_at: string
    awaits_consent: boolean
    notes: { by: string; at: string; text: string }[]
    evaluations: { by: string; recommendation: Tables['selection_evaluations']['recommendation'] }[]
  }
}

export type PreviewRow = {
  line: number
  name: string
  email: string
  phone: string | null
  note: string | null
  verdict: NonNullable<Tables['talent_import_rows']['verdict']> | null
  likeness: NonNullable<Tables['talent_import_rows']['likeness']> | null
  faults: Shapes['talent_import_rows.faults']
  choice: Tables['talent_import_rows']['choice']
  state: Tables['talent_import_rows']['state']
  match: { id: string; name: string; email: string; awaits_consent: boolean } | null
}

export type UncomparedRow = {
  line: number
  name: string
  email: string
  phone: string | null
}

export type WaitingRow = {
  line: number
  choice: Tables['talent_import_rows']['choice']
  person: Shapes['talent_import_rows.person'] | null
  match_id: string | null
}

export type WelcomeRow = {
  id: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  lang: Tables['users']['lang']
  skills: string[]
  linkedin: string | null
  expires_at: Date
  consented_at: Date | null
}
