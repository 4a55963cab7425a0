import { RecruiterButton } from '../../features/recruiter/parts/recruiter-button.tsx'
import { useActiveProject } from '../../features/client-projects/api-active.ts'

/** The recruiter knows the request that the page is about. */
export function ClientRecruiter() {
  return <RecruiterButton project_id={useActiveProject() ?? undefined} />
}
