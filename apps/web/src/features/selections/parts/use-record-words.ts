import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/record/ar.ts'
import { en } from '../messages/record/en.ts'

export const useRecordWords = () => useWords({ ar, en })
