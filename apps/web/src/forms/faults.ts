import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type RefusalAnswer, type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf, rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type * as z from 'zod/mini'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { formatDigits } from '../platform/i18n/digit-format.ts'
import { lazyModule } from '../platform/lazy/lazy-module.ts'
import { ar } from '../platform/messages/ar.ts'
import { en } from '../platform/messages/en.ts'

/**
 * Faults are stored as codes and formatted when shown, so that a change of language translates them. `max_length?max=60` has
 * the parameters of its sentence, `slot_taken?text=…` the server's own sentence.
 */
export type Issue = Parameters<typeof faultsOf>[0][number]

const RULES: Readonly<Record<string, RefusalKind>> = { ...platformErrors, ...rule }
const REFUSALS = lazyModule(async () => (await import('./refusals.ts')).refusals)
const NO_ANSWER: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { ar, en }

/** Preloads with the first refusal, so that a later change of language finds its sentence. */
export const loadRefusals = (): void => void REFUSALS.load().catch(() => undefined)

const encode = (code: string, values: Record<string, string | number | undefined>): string => {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return entries.length > 0 ? `${code}?${new URLSearchParams(entries)}` : code
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

/** A refusal found in the browser: it has both sentences, and the parameters for when their template is loaded. */
export const faultOf = (kind: RefusalKind, values: Record<string, number> = {}): string =>
  kind.code in RULES
    ? encode(kind.code, values)
    : encode(kind.code, { ...values, ar: sentence(kind, 'ar', values), en: sentence(kind, 'en', values) })

/** The server's fault of one field. */
export const faultOfAnswer = ({ code = '', error }: RefusalAnswer['errors'][number]): string =>
  encode(code, { text: error })

export const codeOf = (fault: string): string => fault.split('?', 1)[0] ?? ''

export function faultText(fault: string, lang: Lang, input: unknown = ''): string {
  const code = codeOf(fault)
  const { text, ...values } = Object.fromEntries(new URLSearchParams(fault.slice(code.length)))
  const kind = RULES[code] ?? REFUSALS.get()?.[code]
  if (!kind) return values[lang] ?? text ?? fault
  const message = sentence(kind, lang, { ...values, ...(typeof input === 'string' && { email: input }) })
  // Parameters are not part of an answer's code: a sentence with placeholders is shown as the server sent it.
  return text !== undefined && /\{\w+\}/.test(message) ? text : message
}

/** A failure without a field. */
export function failureText({ code, errors: [first], message }: CallFailure, lang: Lang): string {
  return formatDigits(NO_ANSWER[lang][code] ?? faultText(faultOfAnswer(first ?? { code, error: message }), lang))
}
