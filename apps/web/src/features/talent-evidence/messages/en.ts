import { useWords } from '../../../platform/i18n/i18n.ts'
import { type EvidenceWords, ar } from './ar.ts'

export const en: EvidenceWords = {
  unproved: 'We have verified nothing yet: the profile is in their own words.',
}

export const useEvidenceWords = () => useWords({ ar, en })
