import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/client/ar.ts'
import { en } from '../messages/client/en.ts'

/** What only the company says. */
export const useClientWords = () => useWords({ ar, en })
