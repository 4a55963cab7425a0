import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/trail/ar.ts'
import { en } from '../../messages/trail/en.ts'

export const useTrailWords = () => useWords({ ar, en })
