import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type RefusalAnswer, type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf, rule } from '@fareeq/domain/kernel/validation.ts'
import type * as z from 'zod/mini'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { formatDigits } from '../platform/i18n/digit-format.ts'
import { lazyModule } from '../platform/lazy/lazy-module.ts'
import { ar } from '../platform/messages/ar.ts'
import { en } from '../platform/messages/en.ts'

/**
 * A fault is kept by its code and becomes a sentence only when it is shown, so that a change of language changes it too.
 * `max_length?max=60` carries the numbers of its sentence, `slot_taken?text=…` the sentence as the server said it.
 */
export type Issue = Parameters<typeof faultsOf>[0][number]

const RULES: Readonly<Record<string, RefusalKind>> = { ...platformErrors, ...rule }
const REFUSALS = lazyModule(async () => (await import('./refusals.ts')).refusals)
const NO_ANSWER: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { ar, en }

/** Called with the first refusal: from then on a change of language finds its sentence. */
export const loadRefusals = (): void => void REFUSALS.load().catch(() => undefined)

const encode = (code: string, values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `${code}?${new URLSearchParams(given)}` : code
}

export function encodeFault(issue: Issue): string {
  const [fault] = faultsOf([issue])
  if (!fault) return rule.wrong_type.code
  const { min, max, key } = fault.values ?? {}
  return encode(fault.kind.code, { min, max, key })
}

/** The fault of one value, for fields that are saved by themselves. */
export function faultIn(schema: z.ZodMiniType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && encodeFault(issue)
}

/** A refusal found on this side: it brings both its sentences. */
export const faultOf = ({ code, ar: inArabic, en: inEnglish }: RefusalKind): string =>
  code in RULES ? code : encode(code, { ar: inArabic, en: inEnglish })

/** What the server said about one field. */
export const faultOfAnswer = ({ code = '', error }: RefusalAnswer['errors'][number]): string =>
  encode(code, { text: error })

export const codeOf = (fault: string): string => fault.split('?', 1)[0] ?? ''

export function sayFault(fault: string, lang: Lang, typed: unknown = ''): string {
  const code = codeOf(fault)
  const { text, ...values } = Object.fromEntries(new URLSearchParams(fault.slice(code.length)))
  const kind = RULES[code] ?? REFUSALS.get()?.[code]
  if (!kind) return values[lang] ?? text ?? fault
  const said = sentence(kind, lang, { ...values, ...(typeof typed === 'string' && { email: typed }) })
  // The values of a sentence do not travel with its code; such a one is shown as it came.
  return text !== undefined && /\{\w+\}/.test(said) ? text : said
}

/** What belongs to no field. */
export function sayFailure({ code, errors: [first], message }: CallFailure, lang: Lang): string {
  return formatDigits(NO_ANSWER[lang][code] ?? sayFault(faultOfAnswer(first ?? { code, error: message }), lang))
}
