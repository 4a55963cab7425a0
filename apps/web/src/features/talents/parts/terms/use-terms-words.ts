import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/terms/ar.ts'
import { en } from '../../messages/terms/en.ts'

export const useTermsWords = () => useWords({ ar, en })
