import { NominationInterview } from '../features/interviews/parts/nomination-interview.tsx'
import type { NominationSlots } from '../features/nominations/parts/nomination-card.tsx'
import { CopyLink } from '../features/talent-views/parts/copy-link.tsx'

/** What a company finds on the card of a nomination: the way to the interview, and a link to the profile. */
export const NOMINATION_SLOTS: NominationSlots = {
  interview: (nomination, name) => <NominationInterview nomination={nomination} name={name} />,
  share: ({ talent, project_id }, name) => <CopyLink talentId={talent.id} projectId={project_id} name={name} />,
}
