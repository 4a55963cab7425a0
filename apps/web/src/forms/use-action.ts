import { useState } from 'react'
import { useSubmission } from '../platform/calls/use-submission.ts'
import { useLang } from '../platform/i18n/i18n.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { failureText, loadRefusals } from './faults.ts'
import { type ActionOptions, runAction } from './run-action.ts'

/** An action button: `useSubmitForm` without fields. A double click makes one call. */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  options: ActionOptions = {},
) {
  const lang = useLang()
  const submission = useSubmission()
  const { isPending, failure, clear } = submission
  const [args, setArgs] = useState<Args>()
  return {
    isPending,
    /** The arguments of the pending call. */
    pendingArgs: isPending ? args : undefined,
    failure: failure && failureText(failure, lang),
    clear,
    /** True on success. */
    run: (...params: Args): Promise<boolean> => {
      setArgs(params)
      return runAction(submission, () => work(...params), options, {
        toast: (tone, title) => void showToast({ title, tone }),
        textOf: (failed) => failureText(failed, lang),
        loadRefusals,
      })
    },
  }
}
