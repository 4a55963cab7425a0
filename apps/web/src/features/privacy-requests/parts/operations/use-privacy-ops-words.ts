import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/operations/ar.ts'
import { en } from '../../messages/operations/en.ts'

export const usePrivacyOpsWords = () => useWords({ ar, en })
