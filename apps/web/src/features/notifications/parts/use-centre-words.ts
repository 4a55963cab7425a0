import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/centre/ar.ts'
import { en } from '../messages/centre/en.ts'

export const useCentreWords = () => useWords({ ar, en })
