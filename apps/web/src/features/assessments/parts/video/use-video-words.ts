import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/video/ar.ts'
import { en } from '../../messages/video/en.ts'

export const useVideoWords = () => useWords({ ar, en })
