import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/inbox/ar.ts'
import { en } from '../messages/inbox/en.ts'

export const useInboxWords = () => useWords({ ar, en })
