import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/wizard/ar.ts'
import { en } from '../../messages/wizard/en.ts'

export const useRequestWords = () => useWords({ ar, en })
