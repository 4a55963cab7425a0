// Native forms of public pages: faults and values of their controls, without React.
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { type Control, faultIn, type PlainFaults, toPlainFault } from './plain-faults.ts'

export type FormValues = Record<string, string>

/** Field that people do not see (honeypot): never part of a draft. */
const HONEYPOT = 'website'

/** Text only: a native form may have files too. */
export const textValues = (entries: Iterable<[string, FormDataEntryValue]>): FormValues =>
  Object.fromEntries([...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

export const draftOf = ({ [HONEYPOT]: _, ...values }: FormValues): FormValues => values

/** Fills empty controls; what was typed before hydration wins. */
export function restoreDraft(controls: readonly Control[], draft: FormValues | null): void {
  for (const control of controls) {
    const saved = draft?.[control.name]
    if (!saved || control.value) continue
    control.value = saved
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Faults of a post without JavaScript, by field. */
export const postedFaults = (posted: Posted | undefined): PlainFaults =>
  Object.fromEntries((posted?.faults ?? []).flatMap(({ field, error }) => (field ? [[field, { text: error }]] : [])))

/** The sentence of a post without JavaScript that belongs to no field. */
export const postedFailure = (posted: Posted | undefined): string | undefined =>
  posted?.faults.find(({ field }) => !field)?.error

export const faultsIn = (controls: readonly Control[]): PlainFaults =>
  Object.fromEntries(
    controls.flatMap((control) => {
      const fault = faultIn(control)
      return fault ? [[control.name, fault]] : []
    }),
  )

/** The server's faults of fields that this form has. */
export const refusedFaults = (controls: readonly Control[], { errors }: CallFailure): PlainFaults =>
  Object.fromEntries(
    errors.flatMap((error) => {
      const control = controls.find((input) => input.name === error.field)
      return control ? [[control.name, toPlainFault(error, control.value)]] : []
    }),
  )

export const hasFaults = (faults: PlainFaults): boolean => Object.values(faults).some(Boolean)
