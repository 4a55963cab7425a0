import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/coding/ar.ts'
import { en } from '../../messages/coding/en.ts'

export const useCodingWords = () => useWords({ ar, en })
