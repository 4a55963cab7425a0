import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/asks/ar.ts'
import { en } from '../messages/asks/en.ts'

export const useAskWords = () => useWords({ ar, en })
