import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/mails/ar.ts'
import { en } from '../../messages/mails/en.ts'

export const useMailWords = () => useWords({ ar, en })
