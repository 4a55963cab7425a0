import { useWords } from '../../../platform/i18n.tsx'
import { ar as asksAr } from '../messages/asks/ar.ts'
import { en as asksEn } from '../messages/asks/en.ts'
import { ar as homeAr } from '../messages/home/ar.ts'
import { en as homeEn } from '../messages/home/en.ts'
import { ar as wizardAr } from '../messages/wizard/ar.ts'
import { en as wizardEn } from '../messages/wizard/en.ts'

export const useRequestWords = () => useWords({ ar: wizardAr, en: wizardEn })
export const useHomeWords = () => useWords({ ar: homeAr, en: homeEn })
export const useAskWords = () => useWords({ ar: asksAr, en: asksEn })
