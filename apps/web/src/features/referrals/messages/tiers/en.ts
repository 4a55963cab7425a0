import type { ar } from './ar.ts'

export const en: typeof ar = {
  junior: 'Junior',
  mid: 'Mid',
  senior: 'Senior',
  tech_lead: 'Tech lead',
  managerial: 'Managerial',
}
