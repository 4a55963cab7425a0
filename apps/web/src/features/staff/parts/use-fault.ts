import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { useState } from 'react'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { faultOfAnswer, sayFault } from '../../../forms/faults.ts'

type Fault = { code: string; field?: string }

const isOurs = (code: string): code is keyof typeof staffErrors => code in staffErrors

function faultOf({ errors: [first], text }: CallFailure): Fault {
  if (!first) return { code: text }
  const { code, field } = first
  return { code: code && isOurs(code) ? code : faultOfAnswer(first), ...(field && { field }) }
}

/** What is wrong, kept by its code, so that a change of language changes the sentence too. */
export function useFault() {
  const lang = useLang()
  const [fault, set] = useState<Fault>()
  return {
    fault,
    setFault: (what: CallFailure | string | undefined, field?: string) =>
      set(what === undefined ? undefined : typeof what === 'string' ? { code: what, field } : faultOf(what)),
    /** The sentence of this field, or of the whole form. */
    say(field?: string): string | undefined {
      if (!fault || fault.field !== field) return undefined
      return isOurs(fault.code) ? sentence(staffErrors[fault.code], lang) : sayFault(fault.code, lang)
    },
  }
}
