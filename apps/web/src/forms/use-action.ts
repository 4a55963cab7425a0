import { useState } from 'react'
import { useLang } from '../platform/i18n/i18n.tsx'
import { showToast } from '../platform/toasts/toasts.ts'
import { loadRefusals, failureText } from './faults.ts'
import { useSubmission } from '../platform/calls/use-submission.ts'

type Options = {
  /** The toast of success. */
  done?: string
  /** `toast`: nothing open could show a refusal. `shown`: by the reader of `failure`. `handled`: by the call itself. */
  refused?: 'toast' | 'shown' | 'handled'
  /** The button unmounts on success: it stays pending until then. */
  isLast?: boolean
}

/** An action button: `useSubmitForm` without fields. A double click makes one call. */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  { done, refused = 'toast', isLast }: Options = {},
) {
  const lang = useLang()
  const { isPending, failure, run, clear } = useSubmission()
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
      return run(
        async () => {
          const answer = await work(...params)
          if (done && answer !== false) void showToast({ title: done, tone: 'positive' })
          return answer
        },
        {
          isLast,
          showRefusal: (failed) => {
            if (refused === 'toast') void showToast({ title: failureText(failed, lang), tone: 'danger' })
            else if (refused === 'shown') loadRefusals()
            return refused !== 'shown'
          },
        },
      )
    },
  }
}
