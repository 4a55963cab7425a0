import { NominationInterview } from '../features/interviews/parts/nomination-interview.tsx'
import type { NominationSlots } from '../features/nominations/parts/nomination-card.tsx'
import { NominationOffer } from '../features/offers/parts/interview-offer.tsx'
import { CopyLink } from '../features/talent-views/parts/copy-link.tsx'
import { TalentAnswers } from '../features/talent-views/parts/talent-answers.tsx'

/** What a company finds on the card of a nomination: the way to the offer, to the interview and to the answers, and a link to the profile. */
export const NOMINATION_SLOTS: NominationSlots = {
  interview: (nomination, name) => (
    <>
      {nomination.interview && !nomination.contract_id && <NominationOffer interviewId={nomination.interview.id} />}
      <NominationInterview nomination={nomination} name={name} />
    </>
  ),
  share: ({ talent, project_id }, name) => <CopyLink talentId={talent.id} projectId={project_id} name={name} />,
  answers: ({ talent, evidence }, name) => <TalentAnswers talentId={talent.id} name={name} evidence={evidence} />,
}
