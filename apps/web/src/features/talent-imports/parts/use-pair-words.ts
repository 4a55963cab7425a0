import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/pairs/ar.ts'
import { en } from '../messages/pairs/en.ts'

export const usePairWords = () => useWords({ ar, en })
