import { useWords } from '../../platform/i18n/i18n.tsx'
import { ar } from './ar.ts'
import { en } from './en.ts'

/** What the controls themselves say, in the language of the page. */
export const useUiWords = () => useWords({ ar, en })
