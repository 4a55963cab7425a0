import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { useLang } from '../platform/i18n/i18n.ts'
import { ar } from '../platform/messages/ar.ts'
import { en } from '../platform/messages/en.ts'
import { saveDraft, readDraft } from '../platform/session/drafts.ts'
import { type Control, faultIn, type PlainFault, type PlainFaults, plainFaultText } from './plain-faults.ts'
import {
  draftOf,
  faultsIn,
  type FormValues,
  hasFaults,
  postedFailure,
  postedFaults,
  refusedFaults,
  restoreDraft,
  textValues,
} from './plain-form.ts'
import { useSubmission } from '../platform/calls/use-submission.ts'

type Options = {
  /** Draft key. */
  name: string
  /** Values and errors of a post without JavaScript. */
  posted?: Posted | undefined
  /** The key is the same for all retries of one submit. */
  send: (values: FormValues, key: string) => Promise<unknown>
}

const controlsOf = (form: HTMLFormElement | null): Control[] =>
  Array.from(form?.elements ?? []).filter(
    (element): element is Control => 'required' in element && !element.closest('[aria-hidden]'),
  )
const valuesOf = (form: HTMLFormElement): FormValues => textValues(new FormData(form))

/**
 * `useSubmitForm` for public pages, without its libraries: progressive enhancement of a native form. Input is kept either
 * way.
 */
export function usePlainForm({ name, posted, send }: Options) {
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<PlainFaults>(() => postedFaults(posted))
  const [failureOfPost, setFailureOfPost] = useState(() => postedFailure(posted))
  const refused = useRef(false)
  const { isPending, failure, run, keyOf } = useSubmission()

  useEffect(() => {
    restoreDraft(controlsOf(form.current), posted ? null : (readDraft(name) as FormValues | null))
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
    setFailureOfPost(undefined)
    const faults = faultsIn(controlsOf(form.current))
    if (hasFaults(faults)) {
      refuse(faults)
      return false
    }
    setFaults({})
    const values = valuesOf(form.current)
    await send(values, keyOf(values))
    saveDraft(name, null)
    return true
  }

  /** Shows a refusal beside the fields it names; false where it names none. */
  function showRefusal(failure: CallFailure): boolean {
    const faults = refusedFaults(controlsOf(form.current), failure)
    refuse(faults)
    return hasFaults(faults)
  }

  const texts: Partial<Record<string, string>> = { ar, en }[lang]
  const [first] = posted?.faults ?? []
  return {
    isPending,
    failure: failure ? (texts[failure.code] ?? failure.text) : failureOfPost,
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void run(submit, { showRefusal })
      },
      onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        saveDraft(name, draftOf(valuesOf(currentTarget)))
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
