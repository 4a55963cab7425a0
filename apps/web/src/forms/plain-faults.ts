import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type RefusalAnswer, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { type RuleCode, rule } from '@fareeq/domain/kernel/validation/validation.ts'

/**
 * Faults on public pages. The server validates with the schema; here only the browser's constraint validation runs first.
 * Stored as codes, so that a change of language translates them.
 */
export type PlainFault = { code: RuleCode; values?: Record<string, string | number> } | { text: string }
export type PlainFaults = Readonly<Record<string, PlainFault | undefined>>

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function faultIn(control: Control): PlainFault | undefined {
  const text = control.value.trim()
  if (control.required && text === '') return { code: control.type === 'select-one' ? 'choice' : 'required' }
  if (control.validity.typeMismatch) return { code: 'email', values: { email: text } }
  const limit = Number(control.dataset.limit ?? Number.POSITIVE_INFINITY)
  return control.value.length > limit ? { code: 'max_length', values: { max: limit } } : undefined
}

/** Parameters are not part of an answer's code: a sentence with placeholders is shown as the server sent it. */
export function toPlainFault({ code, error }: RefusalAnswer['errors'][number], input = ''): PlainFault {
  if (code === undefined || !Object.hasOwn(rule, code)) return { text: error }
  const ruleCode = code as RuleCode
  return /\{(?!email\})/.test(rule[ruleCode].en) ? { text: error } : { code: ruleCode, values: { email: input } }
}

export const plainFaultText = (fault: PlainFault, lang: Lang): string =>
  'text' in fault ? fault.text : sentence(rule[fault.code], lang, fault.values)
