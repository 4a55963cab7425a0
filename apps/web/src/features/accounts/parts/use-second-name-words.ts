import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/second-name/ar.ts'
import { en } from '../messages/second-name/en.ts'

export const useSecondNameWords = () => useWords({ ar, en })
