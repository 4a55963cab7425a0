import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/assessed/ar.ts'
import { en } from '../../messages/assessed/en.ts'

export const useAssessedWords = () => useWords({ ar, en })
