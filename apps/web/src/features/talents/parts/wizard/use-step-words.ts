import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/steps/ar.ts'
import { en } from '../../messages/steps/en.ts'

export const useStepWords = () => useWords({ ar, en })
