import type { ar } from './ar.ts'

export const en: typeof ar = {
  named: 'Only {name}',
  unnamed: 'Only one company',
  all: 'Show all',
}
