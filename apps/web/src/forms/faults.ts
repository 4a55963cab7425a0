import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type RefusalAnswer, type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf, rule } from '@fareeq/domain/kernel/validation.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import type * as z from 'zod/mini'

/**
 * A fault is kept by its code and becomes a sentence only when it is shown, so that a change of language changes it
 * too. `max_length?max=60` carries the numbers of its sentence.
 */
const KINDS: Readonly<Record<string, RefusalKind>> = {
  ...platformErrors,
  ...rule,
  ...accountErrors,
  ...phoneErrors,
  ...codeErrors,
}

export type Issue = Parameters<typeof faultsOf>[0][number]

export function written(issue: Issue): string {
  const [fault] = faultsOf([issue])
  if (!fault) return rule.wrong_type.code
  const { min, max, key } = fault.values ?? {}
  const numbers = Object.entries({ min, max, key }).filter(([, value]) => value !== undefined)
  return numbers.length ? `${fault.kind.code}?${new URLSearchParams(numbers as [string, string][])}` : fault.kind.code
}

/** The fault of one value, for fields that are saved by themselves. */
export function faultIn(schema: z.ZodMiniType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && written(issue)
}

export function sayFault(fault: string, lang: Lang, typed = ''): string {
  const [code = '', numbers] = fault.split('?')
  const kind = KINDS[code]
  if (!kind) return fault
  return sentence(kind, lang, { ...Object.fromEntries(new URLSearchParams(numbers)), email: typed })
}

/** What the server said about one field: its code where we know it, its sentence otherwise. */
export const faultOfAnswer = ({ code, error }: RefusalAnswer['errors'][number]): string =>
  code !== undefined && code in KINDS ? code : error
