import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { GroupedInterviews } from '../parts/grouped-interviews.tsx'
import { useClientWords } from '../messages/client/en.ts'

/** What was started and has no time yet. */
export function Screen() {
  const { requests: words } = useClientWords()
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <GroupedInterviews page="clientInterviewRequests" groups={['pending_client_action', 'pending_talent', 'past']} />
    </>
  )
}
