import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/profile/ar-strength.ts'
import { en } from '../../messages/profile/en-strength.ts'

export const useStrengthWords = () => useWords({ ar, en })
