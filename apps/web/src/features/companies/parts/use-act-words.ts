import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/acts/ar.ts'
import { en } from '../messages/acts/en.ts'

export const useActWords = () => useWords({ ar, en })
