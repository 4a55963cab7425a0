import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { useState } from 'react'
import { faultOf, failureText } from '../../../forms/faults.ts'
import { type FormResolver, rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmission } from '../../../platform/calls/use-submission.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { afterRefusal, type CodeProgress, useSecondsLeft } from './code-progress.ts'

/** The mailed or sent code, and the one of an authenticator where that is asked for as well. */
export type CodeFields = { otpCode: string; totp: string }
const EMPTY: CodeFields = { otpCode: '', totp: '' }

export const codeFault = ({ otpCode }: CodeFields) =>
  otpCode.length < CODE.digits ? faultOf(codeErrors.code_invalid) : undefined
const WHOLE_CODE = rulesOf((fields: CodeFields) => ({ otpCode: codeFault(fields) }))

/**
 * Code fields that are cleared after each attempt; `round` is their key, which remounts them with the focus on the first
 * digit.
 */
export function useDigits(
  { resolver = WHOLE_CODE, fieldOf }: Pick<Options, 'resolver' | 'fieldOf'>,
  verify: Options['verify'],
  onRefused: (failure: CallFailure) => boolean = () => false,
) {
  const [round, setRound] = useState(0)
  const beginAnew = () => {
    digits.form.reset(EMPTY)
    setRound((before) => before + 1)
  }
  const digits = useSubmitForm({
    resolver,
    initial: EMPTY,
    send: verify,
    onDone: beginAnew,
    onRefused: (failure) => {
      beginAnew()
      return onRefused(failure)
    },
    ...(fieldOf && { fieldOf }),
  })
  return { ...digits, round, beginAnew }
}

type Options = {
  resolver?: FormResolver<CodeFields, CodeFields>
  fieldOf?: (path: string) => keyof CodeFields | undefined
  progress: CodeProgress
  onProgress: (progress: CodeProgress) => void
  verify: (codes: CodeFields) => Promise<unknown>
  /** Nothing where the caller has shown what came of it. */
  resend: () => Promise<CodeProgress | undefined>
}

/** A code that is typed, or asked for anew: a wrong one counts down, too many are blocked for a while. */
export function useCodeForm({ progress, onProgress, verify, resend, ...options }: Options) {
  const lang = useLang()
  const [isSentAgain, setSentAgain] = useState(false)
  const isBlocked = useSecondsLeft(progress.blocked?.until ?? 0) > 0
  const resending = useSubmission()
  const refused = (failure: CallFailure): boolean => {
    onProgress(afterRefusal(progress, failure))
    // The block is shown above the field.
    return failure.status === 429
  }
  const digits = useDigits(options, verify, refused)
  const isBusy = isBlocked || digits.isPending || resending.isPending
  const submit = async () => {
    if (isBusy) return
    setSentAgain(false)
    resending.clear()
    await digits.submit()
  }
  return {
    ...digits,
    submit,
    props: {
      ...digits.props,
      onSubmit: submit,
      failure: digits.props.failure ?? (resending.failure && failureText(resending.failure, lang)),
    },
    isBlocked,
    isSentAgain,
    isResending: resending.isPending,
    resend: async () => {
      if (isBusy) return
      setSentAgain(false)
      digits.clearFailure()
      const isSent = await resending.run(
        async () => {
          const next = await resend()
          if (next) onProgress(next)
        },
        { showRefusal: refused },
      )
      setSentAgain(isSent)
      digits.beginAnew()
    },
  }
}
