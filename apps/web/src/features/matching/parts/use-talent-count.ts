import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/counted/ar.ts'
import { en } from '../messages/counted/en.ts'

export const useTalentCount = () => useWords({ ar, en }).talents
