import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/notes/ar.ts'
import { en } from '../messages/notes/en.ts'

export const useCompanyNoteWords = () => useWords({ ar, en })
