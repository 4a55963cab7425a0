import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/choosing/ar.ts'
import { en } from '../messages/choosing/en.ts'

export const useChoosingWords = () => useWords({ ar, en })
