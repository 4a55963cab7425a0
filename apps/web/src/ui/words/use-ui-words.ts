import { useWords } from '../../platform/i18n/i18n.tsx'
import { ar } from './ar.ts'
import { en } from './en.ts'

/** Texts of the controls in the page's language. */
export const useUiWords = () => useWords({ ar, en })
