import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/home/ar.ts'
import { en } from '../../messages/home/en.ts'

export const useHomeWords = () => useWords({ ar, en })
