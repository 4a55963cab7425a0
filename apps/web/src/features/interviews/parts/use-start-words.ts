import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/start/ar.ts'
import { en } from '../messages/start/en.ts'

export const useStartWords = () => useWords({ ar, en })
