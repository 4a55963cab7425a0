import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/talent/ar.ts'
import { en } from '../messages/talent/en.ts'

/** What only the talent says. */
export const useTalentWords = () => useWords({ ar, en })
