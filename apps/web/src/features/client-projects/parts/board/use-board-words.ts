import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/board/ar.ts'
import { en } from '../../messages/board/en.ts'

export const useBoardWords = () => useWords({ ar, en })
