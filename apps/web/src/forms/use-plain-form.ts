import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { useLang } from '../platform/i18n/i18n.tsx'
import { ar } from '../platform/messages/ar.ts'
import { en } from '../platform/messages/en.ts'
import { saveDraft, readDraft } from '../platform/session/drafts.ts'
import {
  type Control,
  faultIn,
  toPlainFault,
  type PlainFault,
  type PlainFaults,
  plainFaultText,
} from './plain-faults.ts'
import { useSubmission } from '../platform/calls/use-submission.ts'

export type FormValues = Record<string, string>
type Options = {
  /** Draft key. */
  name: string
  /** Values and errors of a post without JavaScript. */
  posted?: Posted | undefined
  /** The key is the same for all retries of one submit. */
  send: (values: FormValues, key: string) => Promise<unknown>
}

const controlsOf = (form: HTMLFormElement | null): Control[] =>
  Array.from(form?.elements ?? []).filter((one): one is Control => 'required' in one && !one.closest('[aria-hidden]'))
const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const leftBehind = (posted: Posted | undefined): PlainFaults =>
  Object.fromEntries((posted?.faults ?? []).flatMap(({ field, error }) => (field ? [[field, { text: error }]] : [])))

/**
 * `useSubmitForm` for public pages, without its libraries: progressive enhancement of a native form. Input is kept either
 * way.
 */
export function usePlainForm({ name, posted, send }: Options) {
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<PlainFaults>(() => leftBehind(posted))
  const [postedFailure, setPostedFailure] = useState(() => posted?.faults.find(({ field }) => !field)?.error)
  const refused = useRef(false)
  const { isPending, failure, run, keyOf } = useSubmission()

  useEffect(() => {
    const draft = posted ? null : (readDraft(name) as FormValues | null)
    for (const control of controlsOf(form.current)) {
      const saved = draft?.[control.name]
      if (!saved || control.value) continue
      control.value = saved
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: the draft is restored on hydration
  }, [name])

  useEffect(() => {
    if (!refused.current) return
    refused.current = false
    controlsOf(form.current)
      .find((control) => faults[control.name])
      ?.focus()
  }, [faults])

  const refuse = (faults: PlainFaults) => {
    refused.current = true
    setFaults(faults)
  }
  const settle = (name: string, fault: PlainFault | undefined) =>
    setFaults((current) => ({ ...current, [name]: fault }))

  async function submit(): Promise<boolean> {
    if (!form.current) return false
    setPostedFailure(undefined)
    const faults = controlsOf(form.current).flatMap((control) => {
      const fault = faultIn(control)
      return fault ? [[control.name, fault] as const] : []
    })
    if (faults.length > 0) {
      refuse(Object.fromEntries(faults))
      return false
    }
    setFaults({})
    const values = valuesOf(form.current)
    await send(values, keyOf(values))
    saveDraft(name, null)
    return true
  }

  /** Shows a refusal beside the fields it names; false where it names none. */
  function showRefusal({ errors }: CallFailure): boolean {
    const controls = controlsOf(form.current)
    const fieldFaults = errors.flatMap((one) => {
      const control = controls.find((input) => input.name === one.field)
      return control ? [[control.name, toPlainFault(one, control.value)] as const] : []
    })
    refuse(Object.fromEntries(fieldFaults))
    return fieldFaults.length > 0
  }

  const texts: Partial<Record<string, string>> = { ar, en }[lang]
  const [first] = posted?.faults ?? []
  return {
    isPending,
    failure: failure ? (texts[failure.code] ?? failure.text) : postedFailure,
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void run(submit, { showRefusal })
      },
      onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        const { website: _, ...values } = valuesOf(currentTarget)
        saveDraft(name, values)
        const control = target as unknown as Control
        if (faults[control.name] && !faultIn(control)) settle(control.name, undefined)
      },
      /** An empty field is not validated on blur. */
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const control = target as unknown as Control
        if ('required' in control && control.value) settle(control.name, faultIn(control) ?? faults[control.name])
      },
    } as const,
    /** <PlainField {...field('email')} label=… /> */
    field(of: string) {
      const fault = faults[of]
      return {
        name: of,
        error: fault && plainFaultText(fault, lang),
        defaultValue: posted?.values[of],
        autoFocus: first?.field === of || undefined,
      }
    },
  }
}
