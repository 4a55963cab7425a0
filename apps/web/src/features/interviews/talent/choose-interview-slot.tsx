import { hasMet } from '@fareeq/domain/interviews/rules-feedback.ts'
import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { TalentInterviewOffer } from '../../offers/parts/interview-offer.tsx'
import { answerByTalent, answersTo, claimByTalent, talentInterviewQuery } from '../api-talent.ts'
import { AbsenceCard } from '../parts/outcome/absence-card.tsx'
import { AnswerCard } from '../parts/slots/answer-card.tsx'
import { DeclineDialog } from '../parts/outcome/decline-dialog.tsx'
import { ExcuseDialog } from '../parts/outcome/excuse-dialog.tsx'
import { LinkedRequest } from '../parts/linked-request.tsx'
import { MeetingPlace } from '../parts/slots/meeting-place.tsx'
import { showState } from '../parts/next-step.tsx'
import { OtherTimeCard } from '../parts/moving/other-time.tsx'
import { OwnProposal } from '../parts/slots/own-proposal.tsx'
import { RatingCard } from '../parts/outcome/rating-card.tsx'
import { RequestHost } from '../parts/request-host.tsx'
import { TalentRequest } from '../parts/talent-request.tsx'
import { TwoClocks } from '../parts/slots/two-clocks.tsx'
import { useInterviewWords } from '../messages/en.ts'
import { useTalentWords } from '../messages/talent/en.ts'

/** Signed in it is the whole request; by the link of a mail it is the answer alone. */
export function Screen() {
  const { token } = readHref(useHref()).query
  const { id = '' } = useParams()
  const { user } = useSession()
  return !user && token ? <LinkedRequest token={token} /> : <OwnRequest id={id} />
}

function OwnRequest({ id }: { id: string }) {
  const { one: words } = useTalentWords()
  const query = useQuery(talentInterviewQuery(id, useLang()))
  return (
    <RequestHost query={query} words={words} list={pathTo('talentInterviewRequests')}>
      {(interview) => <Answering interview={interview} />}
    </RequestHost>
  )
}

function Answering({ interview }: { interview: TalentInterview }) {
  const words = useTalentWords()
  const { conversation } = useInterviewWords()
  const now = useNow(MINUTE)
  const { id, state, moves, start, end } = interview
  const answers = answersTo(id)
  const hasHappened = hasMet(
    { state, starts_at: start ? new Date(start) : null, ends_at: end ? new Date(end) : null },
    now,
  )
  const absence = <AbsenceCard interview={interview} seat="talent" onClaim={claimByTalent} onAnswer={answerByTalent} />
  return (
    <TalentRequest
      interview={interview}
      actions={
        <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id })}>
          {conversation}
        </ButtonLink>
      }
    >
      {/* What was said about an absence is to be answered in time, so it stands before all else. */}
      {interview.no_show && absence}
      {moves.includes('confirm') && (
        <ButtonLink as={PageLink} href={pathTo('updateAvailability')} className="w-full xs:w-fit">
          {words.one.confirmTerms}
        </ButtonLink>
      )}
      {moves.includes('select') && <AnswerCard interview={interview} answers={answers} onDone={showState} />}
      {moves.includes('propose') && !moves.includes('select') && (
        <OwnProposal interview={interview} answers={answers} />
      )}
      {interview.move && <OtherTimeCard interview={interview} seat="talent" />}
      <Agreed interview={interview} />
      {!interview.move && <OtherTimeCard interview={interview} seat="talent" />}
      {hasHappened && <TalentInterviewOffer interviewId={id} />}
      <SharedFeedback interview={interview} />
      {hasHappened && <RatingCard id={id} rated={interview.rated} />}
      {!interview.no_show && absence}
      {moves.includes('excuse') && <ExcuseDialog interview={interview} />}
      {moves.includes('decline') && <DeclineDialog onDecline={answers.decline} />}
    </TalentRequest>
  )
}

function Agreed({ interview }: { interview: TalentInterview }) {
  const { id, start, end, link, can_join, client_name, client_timezone } = interview
  const words = useTalentWords()
  if (!start || !end || interview.is_called_off) return null
  return (
    <Card as="section" aria-label={words.list.meetingTime} className="grid gap-4">
      <TwoClocks start={start} end={end} theirs={client_timezone} className="text-lg" />
      {link && can_join && (
        <>
          <MeetingPlace {...{ id, start, end, link }} other={client_name} />
          <Banner tone="warning">{words.one.ban}</Banner>
        </>
      )}
    </Card>
  )
}

function SharedFeedback({ interview: { feedback } }: { interview: TalentInterview }) {
  const { feedback: words } = useTalentWords()
  if (!feedback) return null
  return (
    <Banner tone={feedback.action === 'accepted' ? 'positive' : 'info'} title={words.title}>
      <p>{words[feedback.action]}</p>
      {feedback.reason && (
        <ReadMore labelled className="mt-2 wrap-anywhere">
          {feedback.reason}
        </ReadMore>
      )}
    </Banner>
  )
}
