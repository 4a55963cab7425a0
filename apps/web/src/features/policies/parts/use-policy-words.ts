import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { formatPolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { useLang, useLocale, useWords, useWrite } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

export const usePolicyWords = () => useWords({ ar, en })

/** How numbers, their names and days read. */
export function usePolicyText() {
  const [lang, locale, write] = [useLang(), useLocale(), useWrite()]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    nameOf: (key: PolicyKey) => POLICY_NAMES[key][lang],
    value: (key: PolicyKey, value: number) => bidiIsolate(write(formatPolicy(key, value, lang)), lang),
    /** A day has no hour that a zone could move. */
    day: (date: string) => day.format(new Date(date)),
  }
}
