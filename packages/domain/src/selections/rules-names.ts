import type { Bilingual, Lang } from '../kernel/language/locale.ts'
import type { Step } from './states.ts'

/** Inside a sentence. */
export const STEP_NAMES: Readonly<Record<Step, Bilingual>> = {
  assessment: { ar: 'التقييم التقني', en: 'technical assessment' },
  evaluation: { ar: 'تقييم الموارد البشرية', en: 'HR evaluation' },
  interview: { ar: 'المقابلة والتحقق', en: 'interview' },
  alignment: { ar: 'اجتماع التوافق', en: 'alignment meeting' },
}
const COMMA: Bilingual = { ar: '، ', en: ', ' }

/** “HR evaluation, interview”. */
export const stepList = (steps: readonly Step[], lang: Lang): string =>
  steps.map((step) => STEP_NAMES[step][lang]).join(COMMA[lang])
