import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/hosts/ar.ts'
import { en } from '../messages/hosts/en.ts'

export const useHostWords = () => useWords({ ar, en })
