import { useWords } from '../../../platform/i18n/i18n.tsx'
import { ar } from '../messages/newsletter/ar.ts'
import { en } from '../messages/newsletter/en.ts'

export const useNewsletterWords = () => useWords({ ar, en })
