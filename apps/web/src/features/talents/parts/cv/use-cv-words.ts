import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/steps/ar-cv.ts'
import { en } from '../../messages/steps/en-cv.ts'

export const useCvWords = () => useWords({ ar, en })
