import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/topics/ar.ts'
import { en } from '../messages/topics/en.ts'

/** What the topics of the contact form are called, by their keys. */
export const useContactTopics = (): Readonly<Record<string, string>> => useWords({ ar, en })
