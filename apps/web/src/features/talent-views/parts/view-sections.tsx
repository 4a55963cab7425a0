import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { ViewAbout } from './view-about.tsx'
import { ViewLanguages, ViewSkills, ViewWork } from './view-work.tsx'

/** What they say of themselves, in the order every reader finds it in. */
export const ViewSections = ({ talent }: { talent: VisibleProfile }) => (
  <div className="grid min-w-0 gap-6">
    <ViewAbout bio={talent.bio} />
    <ViewSkills skills={talent.skills} />
    <ViewWork talent={talent} />
    <ViewLanguages languages={talent.languages} />
  </div>
)
