import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/squad/ar.ts'
import { en } from '../messages/squad/en.ts'

export const useSquadWords = () => useWords({ ar, en })
