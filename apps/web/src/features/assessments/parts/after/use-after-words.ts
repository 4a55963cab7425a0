import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/after/ar.ts'
import { en } from '../../messages/after/en.ts'

export const useAfterWords = () => useWords({ ar, en })
