import { useWords } from '../../../platform/i18n.tsx'
import { ar } from '../messages/ar.ts'
import { ar as clientAr } from '../messages/client/ar.ts'
import { en as clientEn } from '../messages/client/en.ts'
import { en } from '../messages/en.ts'

/** What both sides say. */
export const useInterviewWords = () => useWords({ ar, en })
/** What only the company says. */
export const useClientWords = () => useWords({ ar: clientAr, en: clientEn })
