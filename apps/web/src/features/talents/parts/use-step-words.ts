import { useWords } from '../../../platform/i18n.tsx'
import { ar as stepsAr } from '../messages/steps/ar.ts'
import { en as stepsEn } from '../messages/steps/en.ts'
import { ar as wizardAr } from '../messages/wizard/ar.ts'
import { en as wizardEn } from '../messages/wizard/en.ts'

export const useWizardWords = () => useWords({ ar: wizardAr, en: wizardEn })
export const useStepWords = () => useWords({ ar: stepsAr, en: stepsEn })
