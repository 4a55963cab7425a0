import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = { languages: { ar: 'Arabic text', en: 'English text' } }

export const useTemplateTextWords = () => useWords({ ar, en })
