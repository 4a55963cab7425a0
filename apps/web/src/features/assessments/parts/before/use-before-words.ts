import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/before/ar.ts'
import { en } from '../../messages/before/en.ts'

export const useBeforeWords = () => useWords({ ar, en })
