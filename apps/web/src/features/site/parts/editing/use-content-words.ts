import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/editing/ar.ts'
import { en } from '../../messages/editing/en.ts'

export const useContentWords = () => useWords({ ar, en })
