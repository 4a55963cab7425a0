import { NominationInterview } from '../../features/interviews/parts/nomination-interview.tsx'
import type { NominationSlots } from '../../features/nominations/parts/nomination-card.tsx'
import { NominationsPage } from '../../features/nominations/parts/nominations-page.tsx'
import { CopyLink } from '../../features/talent-views/parts/copy-link.tsx'

const SLOTS: NominationSlots = {
  interview: (nomination, name) => <NominationInterview nomination={nomination} name={name} />,
  share: ({ talent, project_id }, name) => <CopyLink talentId={talent.id} projectId={project_id} name={name} />,
}

/** Whom we nominated, with the way to the interview of each and a link to their profile. */
export const Screen = () => <NominationsPage slots={SLOTS} />
