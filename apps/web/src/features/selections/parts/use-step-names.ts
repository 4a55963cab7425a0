import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/states/ar.ts'
import { en } from '../messages/states/en.ts'

export const useStepNames = () => useWords({ ar, en })
