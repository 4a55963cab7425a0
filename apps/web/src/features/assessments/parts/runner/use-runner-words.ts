import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/runner/ar.ts'
import { en } from '../../messages/runner/en.ts'

export const useRunnerWords = () => useWords({ ar, en })
