// Generated from the statements of this folder and the migrations (`npm run rows`).

export type Counted = {
  value: number | null
  count: number
}

export type FigureRow = {
  id: string
  record_id: string
  section: 'requests' | 'invoices'
  label: string
  detail: string
  at: Date
  value: number
}

export type StepRow = {
  id: string
  section: 'talents' | 'companies' | 'requests'
  record_id: string | null
  label: string
  detail: string
  at: Date
}
