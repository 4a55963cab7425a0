import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/own/ar.ts'
import { en } from '../messages/own/en.ts'

export const useOwnSelectionWords = () => useWords({ ar, en })
