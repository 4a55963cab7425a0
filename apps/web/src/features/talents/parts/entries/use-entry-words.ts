import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/steps/ar-entries.ts'
import { en } from '../../messages/steps/en-entries.ts'

export const useEntryWords = () => useWords({ ar, en })
