import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/bulk/ar.ts'
import { en } from '../messages/bulk/en.ts'

export const useBulkWords = () => useWords({ ar, en })
