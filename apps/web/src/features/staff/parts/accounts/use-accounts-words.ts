import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/accounts/ar.ts'
import { en } from '../../messages/accounts/en.ts'

export const useAccountsWords = () => useWords({ ar, en })
