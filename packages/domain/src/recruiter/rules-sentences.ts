import type { Lang } from '../kernel/language/locale.ts'
import { ar, type RecruiterSentences } from './rules-sentences-ar.ts'
import { en } from './rules-sentences-en.ts'

const BOTH: Readonly<Record<Lang, RecruiterSentences>> = { ar, en }

/** What the recruiter says, in one language. */
export const sentencesIn = (lang: Lang): RecruiterSentences => BOTH[lang]
