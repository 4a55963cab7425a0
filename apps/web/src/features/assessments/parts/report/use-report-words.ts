import { useWords } from '../../../../platform/i18n/i18n.tsx'
import { ar } from '../../messages/report/ar.ts'
import { en } from '../../messages/report/en.ts'

export const useReportWords = () => useWords({ ar, en })
