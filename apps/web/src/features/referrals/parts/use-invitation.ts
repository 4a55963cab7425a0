import { INVITATION_STATES, type InvitationState } from '@fareeq/domain/referrals/rules.ts'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useSubmission } from '../../../forms/use-submission.ts'
import { answerInvitation, readInvitation, type Answer } from '../api-invitation.ts'

type InvitationView = { state: InvitationState; inviter?: string; answerBy?: string }

const tokenHere = () => new URLSearchParams(location.search).get('token')
const stateOf = (word: string | undefined): InvitationState =>
  INVITATION_STATES.find((state) => state === word) ?? 'open'

/** Prerendered as an open invitation; its data is fetched by the token. */
export function useInvitation(answered: string | undefined) {
  const [known, setKnown] = useState<InvitationView>({ state: stateOf(answered) })
  const { isPending, failure, run } = useSubmission()
  const [answering, setAnswering] = useState<Answer>()
  const [isNew, setNew] = useState(false)

  useEffect(() => {
    if (answered) return
    const token = tokenHere()
    if (!token) return setKnown({ state: 'over' })
    readInvitation(token).then(
      ({ state, inviter, answer_by }) => setKnown({ state, inviter, answerBy: answer_by }),
      (error: unknown) => {
        if (isCallFailure(error) && error.status === 404) setKnown({ state: 'over' })
      },
    )
  }, [answered])

  const answer = (word: Answer) =>
    run(async () => {
      setAnswering(word)
      const state = await answerInvitation(tokenHere() ?? '', word)
      // Removes the used token from the URL.
      history.replaceState(history.state, '', pathTo('referralInvitation', {}, { answered: state }))
      setNew(true)
      setKnown((before) => ({ ...before, state }))
    })
  return { ...known, failure: failure?.text, pending: isPending ? answering : undefined, isNew, answer }
}
export type InvitationHere = ReturnType<typeof useInvitation>
