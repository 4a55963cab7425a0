import { INVITATION_STATES, type InvitationState } from '@fareeq/domain/referrals/rules.ts'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useSubmission } from '../../../platform/calls/use-submission.ts'
import { answerInvitation, readInvitation, type InvitationAnswer } from '../api-invitation.ts'

type InvitationView = { state: InvitationState; inviter?: string; answerBy?: string }

const tokenHere = () => new URLSearchParams(location.search).get('token')
const stateOf = (word: string | undefined): InvitationState =>
  INVITATION_STATES.find((state) => state === word) ?? 'open'

/** Prerendered as an open invitation; its data is fetched by the token. */
export function useInvitation(answered: string | undefined, from: string | undefined) {
  const [view, setView] = useState<InvitationView>({ state: stateOf(answered) })
  const { isPending, failure, run } = useSubmission()
  const [answering, setAnswering] = useState<InvitationAnswer>()
  const [isNew, setNew] = useState(false)

  useEffect(() => {
    if (answered || from) return
    const token = tokenHere()
    if (!token) return setView({ state: 'over' })
    readInvitation(token).then(
      ({ state, inviter, answer_by }) => setView({ state, inviter, answerBy: answer_by }),
      (error: unknown) => {
        if (isCallFailure(error) && error.status === 404) setView({ state: 'over' })
      },
    )
  }, [answered, from])

  const answer = (word: InvitationAnswer) =>
    run(async () => {
      setAnswering(word)
      const state = await answerInvitation(tokenHere() ?? '', word)
      // Removes the used token from the URL.
      history.replaceState(history.state, '', pathTo('referralInvitation', {}, { answered: state }))
      setNew(true)
      setView((before) => ({ ...before, state }))
    })
  return { ...view, failure: failure?.text, pending: isPending ? answering : undefined, isNew, answer }
}
export type InvitationHere = ReturnType<typeof useInvitation>
