import type { StaffSection } from '../../features/staff/parts/staff-sections.ts'

/** The key after `g`. */
export const SECTION_KEYS: Partial<Readonly<Record<StaffSection, `Key${string}`>>> = {
  calendar: 'KeyQ',
  requests: 'KeyR',
  pipeline: 'KeyL',
  talents: 'KeyT',
  bans: 'KeyB',
  assessments: 'KeyA',
  interviews: 'KeyI',
  companies: 'KeyN',
  meetings: 'KeyM',
  tickets: 'KeyK',
  conversations: 'KeyJ',
  contracts: 'KeyC',
  invoices: 'KeyV',
  payments: 'KeyP',
  payouts: 'KeyO',
  figures: 'KeyF',
  content: 'KeyW',
  messages: 'KeyS',
  colleagues: 'KeyE',
  policies: 'KeyY',
  privacy: 'KeyD',
  audit: 'KeyU',
}
