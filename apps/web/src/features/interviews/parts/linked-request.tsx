import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ZoneContext } from '../../../platform/i18n/zone.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { answersByLink, linkedInterviewQuery } from '../api-talent.ts'
import { AnswerCard } from './slots/answer-card.tsx'
import { DeclineDialog } from './outcome/decline-dialog.tsx'
import { TalentRequest } from './talent-request.tsx'
import { useTalentWords } from '../messages/talent/en.ts'

const GONE = [404, 409, 410]

/** An answer from a mail, without signing in, once. */
export function LinkedRequest({ token }: { token: string }) {
  const { linked: words } = useTalentWords()
  const [done, setDone] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...linkedInterviewQuery(token, useLang()), enabled: !done })
  const login = (
    <ButtonLink as={PageLink} href={pathTo('login', {}, { redirect: pathTo('talentInterviewRequests') })} kind="quiet">
      {words.login}
    </ButtonLink>
  )
  if (done) return <EmptyState title={words.done} text={words.doneText} action={login} role="status" />
  if (isCallFailure(error) && GONE.includes(error.status))
    return <EmptyState illustration="broken" title={words.used} text={words.usedText} action={login} />
  if (error && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  const answers = answersByLink(token)
  const finish = () => setDone(true)
  // The mail they came from wrote its times in the zone of their account.
  return (
    <ZoneContext value={data.talent_timezone}>
      <TalentRequest interview={data} hello={words.hello(data.first_name)}>
        {data.moves.includes('select') && <AnswerCard interview={data} answers={answers} onDone={finish} />}
        {data.moves.includes('decline') && <DeclineDialog onDecline={answers.decline} onDone={finish} />}
      </TalentRequest>
    </ZoneContext>
  )
}
