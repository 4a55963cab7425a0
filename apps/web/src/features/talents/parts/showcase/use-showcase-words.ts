import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/showcase/ar.ts'
import { en } from '../../messages/showcase/en.ts'

export const useShowcaseWords = () => useWords({ ar, en })
