import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/contact/ar.ts'
import { en } from '../../messages/contact/en.ts'

/** What the contact form calls its topics, by their keys. */
export const useContactTopics = (): Readonly<Record<string, string>> => useWords({ ar, en }).topics
