import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/facts/ar.ts'
import { en } from '../messages/facts/en.ts'

export type FactWords = typeof ar

export const useFactWords = () => useWords({ ar, en })
