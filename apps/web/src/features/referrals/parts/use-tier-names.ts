import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/tiers/ar.ts'
import { en } from '../messages/tiers/en.ts'

/** What the tiers of a referral are called, wherever one is shown. */
export const useTierNames = () => useWords({ ar, en })
