import type { StaffSection } from '../../features/staff/parts/staff-sections.ts'

/** The key after `g`; a section without one is reached by the palette. */
export const SECTION_KEYS: Partial<Readonly<Record<StaffSection, `Key${string}`>>> = {
  requests: 'KeyR',
  pipeline: 'KeyL',
  talents: 'KeyT',
  assessments: 'KeyA',
  interviews: 'KeyI',
  companies: 'KeyN',
  meetings: 'KeyM',
  tickets: 'KeyK',
  contracts: 'KeyC',
  invoices: 'KeyV',
  payments: 'KeyP',
  payouts: 'KeyO',
  messages: 'KeyS',
  colleagues: 'KeyE',
  policies: 'KeyY',
  audit: 'KeyU',
}
