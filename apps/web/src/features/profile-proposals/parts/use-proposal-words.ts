import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

export const useProposalWords = () => useWords({ ar, en })
