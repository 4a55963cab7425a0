import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/welcome/ar.ts'
import { en } from '../messages/welcome/en.ts'

export const useWelcomeWords = () => useWords({ ar, en })
