import { isFollowed } from '@fareeq/domain/interviews/rules-rounds.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ClientInterviewOffer } from '../../offers/parts/interview-offer.tsx'
import { answerAbsence, claimAbsence, interviewQuery } from '../api.ts'
import { AbsenceCard } from '../parts/outcome/absence-card.tsx'
import { AgreedTime } from '../parts/slots/agreed-time.tsx'
import { CancelDialog } from '../parts/outcome/cancel-dialog.tsx'
import { Engagement } from '../parts/engagement.tsx'
import { GivenFeedback } from '../parts/outcome/given-feedback.tsx'
import { Happened } from '../parts/happened.tsx'
import { meetsOutside } from '../parts/join-link.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { OtherTimeCard } from '../parts/moving/other-time.tsx'
import { LazyOfferForm } from '../parts/slots/lazy-times.tsx'
import { ProposedForm } from '../parts/slots/proposed-form.tsx'
import { PanelCard } from '../parts/panel/panel-card.tsx'
import { ScorecardForm } from '../parts/panel/scorecard-form.tsx'
import { Scorecards } from '../parts/panel/scorecards.tsx'
import { FurtherRound } from '../parts/rounds/further-round.tsx'
import { RoundBadge } from '../parts/rounds/round-badge.tsx'
import { RoundsCard } from '../parts/rounds/rounds-card.tsx'
import { RequestHost } from '../parts/request-host.tsx'
import { SlotList } from '../parts/slots/slot-list.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useClientWords } from '../messages/client/en.ts'
import { useInterviewWords } from '../messages/en.ts'
import { useRoundWords } from '../messages/rounds/en.ts'

/** One interview of the company, from the request to the feedback. */
export function Screen() {
  const { one: words } = useClientWords()
  const { id = '' } = useParams()
  const query = useQuery(interviewQuery(id, useLang()))
  return (
    <RequestHost query={query} words={words} list={pathTo('clientInterviewRequests')}>
      {(interview) => <Request interview={interview} />}
    </RequestHost>
  )
}

function Request({ interview }: { interview: ClientInterview }) {
  const words = useClientWords()
  const { conversation } = useInterviewWords()
  const { over } = useRoundWords()
  const mayWrite = useMay('interviews.arrange')
  const lang = useLang()
  const { talent, state, moves } = interview
  const { user } = useSession()
  const ownScorecard = interview.interviewers.find(({ id }) => id === user?.id)?.scorecard ?? null
  const sentence = interview.contract_due
    ? words.one.accepted
    : isFollowed(interview)
      ? over
      : interview.feedback_expired
        ? words.one.feedbackLate
        : meetsOutside(interview)
          ? words.one.outside
          : words.one.next[state]
  const absence = <AbsenceCard interview={interview} seat="client" onClaim={claimAbsence} onAnswer={answerAbsence} />
  return (
    <>
      <PageHeader
        title={words.one.title(bidiIsolate(talent.name, lang))}
        text={[talent.role_name, interview.project_name].filter(Boolean).join(' · ')}
        actions={
          <>
            {mayWrite && (
              <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id: interview.id })}>
                {conversation}
              </ButtonLink>
            )}
            <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('sharedProfile', { id: talent.id })}>
              {words.list.profile}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <NextStep
            interview={interview}
            seat="client"
            text={sentence}
            badge={
              <span className="flex flex-wrap gap-1.5">
                <StateBadge state={state} seat="client" />
                <RoundBadge round={interview.round} round_count={interview.round_count} />
              </span>
            }
          />
          {interview.feedback?.action === 'accepted' && <ClientInterviewOffer interviewId={interview.id} />}
          {/* What was said about an absence is to be answered in time, so it stands before all else. */}
          {interview.no_show && absence}
          {moves.includes('send_slots') && <LazyOfferForm interview={interview} />}
          {moves.includes('confirm_new') && <ProposedForm interview={interview} />}
          {interview.times_by === 'client' && <SlotList slots={interview.slots} theirs={interview.talent_timezone} />}
          {interview.move && <OtherTimeCard interview={interview} seat="client" />}
          <AgreedTime interview={interview} />
          {!interview.move && <OtherTimeCard interview={interview} seat="client" />}
          {interview.can_score && <ScorecardForm id={interview.id} given={ownScorecard} />}
          <Scorecards interviewers={interview.interviewers} />
          <GivenFeedback interview={interview} />
          {moves.includes('further_round') && <FurtherRound interview={interview} />}
          <RoundsCard
            rounds={interview.rounds}
            current={interview.round}
            hrefOf={(id) => pathTo('interviewDetails', { id })}
          />
          {!interview.no_show && absence}
          {moves.includes('cancel') && <CancelDialog id={interview.id} />}
          {/* Nothing more comes of it: what comes next is somebody else. */}
          {interview.is_called_off && mayWrite && (
            <ButtonLink as={PageLink} kind="quiet" href={pathTo('nomination')} className="w-fit">
              {words.list.toNominations}
            </ButtonLink>
          )}
        </div>
        <div className="grid gap-5">
          <Engagement
            engagement={interview.engagement}
            confirmed={interview.terms ? { title: words.one.terms, terms: interview.terms } : undefined}
          />
          <PanelCard interview={interview} />
          <Happened timeline={interview.timeline} />
        </div>
      </div>
    </>
  )
}
