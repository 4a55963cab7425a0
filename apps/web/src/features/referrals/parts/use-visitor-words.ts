import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/visitors/ar.ts'
import { en } from '../messages/visitors/en.ts'

export const useVisitorWords = () => useWords({ ar, en })
