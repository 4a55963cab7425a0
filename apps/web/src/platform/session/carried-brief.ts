import { type Lang, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { BRIEF_LENGTH } from '@fareeq/domain/site/rules.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { saveDraft, readDraft } from './drafts.ts'

/** The brief on its way from the AI recruiter to the sign-up and the request: the text, and its parsed draft. */
export type CarriedBrief = {
  text: string
  lang: Lang
  /** Null while this text is not parsed yet. */
  draft: BriefDraft | null
  /** The sign-up form has taken it over. */
  taken: boolean
}

const NAME = 'brief'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const carryBrief = (brief: CarriedBrief | null): void => saveDraft(NAME, brief)

export function carriedBrief(): CarriedBrief | null {
  const saved = readDraft(NAME)
  if (!isObject(saved) || typeof saved['text'] !== 'string' || !isLang(saved['lang'])) return null
  const draft = isObject(saved['draft']) ? (saved['draft'] as BriefDraft) : null
  return { text: saved['text'], lang: saved['lang'], draft, taken: saved['taken'] === true }
}

/** A percent-encoded Arabic letter takes six characters; longer texts need session storage. */
const MAX_LENGTH_IN_URL = 600

/** Query parameter of the sign-up link, for clicks before hydration. */
export const briefInAddress = (text: string): { brief?: string } =>
  text && text.length <= MAX_LENGTH_IN_URL ? { brief: text } : {}

/** The brief that no form has taken over yet: carried in this tab, or in the address. */
export function untakenBrief(search: string, lang: Lang): CarriedBrief | null {
  const carried = carriedBrief()
  if (carried && !carried.taken) return carried
  const text = cleanText(new URLSearchParams(search).get('brief') ?? '').slice(0, BRIEF_LENGTH)
  return text && text !== carried?.text ? { text, lang, draft: null, taken: false } : null
}

/** Takes the brief into the sign-up form, once: after a reload the form has its own draft. */
export function takeBrief(search: string, lang: Lang): string | null {
  const brief = untakenBrief(search, lang)
  if (!brief) return null
  carryBrief({ ...brief, taken: true })
  return brief.text
}
