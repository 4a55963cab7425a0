import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/ops/ar.ts'
import { en } from '../messages/ops/en.ts'

export const useMessageWords = () => useWords({ ar, en })
