import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/profile/ar.ts'
import { en } from '../../messages/profile/en.ts'

export const useProfileWords = () => useWords({ ar, en })
