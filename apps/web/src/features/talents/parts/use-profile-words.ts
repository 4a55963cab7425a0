import { useWords } from '../../../platform/i18n.tsx'
import { ar as homeAr } from '../messages/home/ar.ts'
import { en as homeEn } from '../messages/home/en.ts'
import { ar as strengthAr } from '../messages/profile/ar-strength.ts'
import { ar as profileAr } from '../messages/profile/ar.ts'
import { en as strengthEn } from '../messages/profile/en-strength.ts'
import { en as profileEn } from '../messages/profile/en.ts'

export const useProfileWords = () => useWords({ ar: profileAr, en: profileEn })
export const useStrengthWords = () => useWords({ ar: strengthAr, en: strengthEn })
export const useHomeWords = () => useWords({ ar: homeAr, en: homeEn })
