import type { CallFailure } from '../platform/calls/call-failure.ts'
import type { Submission } from '../platform/calls/submission.ts'

export type ActionOptions = {
  /** The toast of success. */
  done?: string
  /** `toast`: nothing open could show a refusal. `shown`: by the reader of `failure`. `handled`: by the call itself. */
  refused?: 'toast' | 'shown' | 'handled'
  /** The button unmounts on success: it stays pending until then. */
  isLast?: boolean
}

type Effects = {
  toast: (tone: 'positive' | 'danger', title: string) => void
  textOf: (failure: CallFailure) => string
  loadRefusals: () => void
}

/** True on success. `work` returns false where it sent nothing. */
export const runAction = (
  submission: Pick<Submission, 'run'>,
  work: () => Promise<unknown>,
  { done, refused = 'toast', isLast }: ActionOptions,
  { toast, textOf, loadRefusals }: Effects,
): Promise<boolean> =>
  submission.run(
    async () => {
      const answer = await work()
      if (done && answer !== false) toast('positive', done)
      return answer
    },
    {
      isLast,
      showRefusal: (failure) => {
        if (refused === 'toast') toast('danger', textOf(failure))
        else if (refused === 'shown') loadRefusals()
        return refused !== 'shown'
      },
    },
  )
