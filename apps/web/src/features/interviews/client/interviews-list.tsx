import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { GroupedInterviews } from '../parts/grouped-interviews.tsx'
import { useClientWords } from '../messages/client/en.ts'

/** Every interview of the company: what lies ahead, what waits, what is past. */
export function Screen() {
  const { list: words } = useClientWords()
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <GroupedInterviews page="interviewsList" groups={['upcoming', 'pending_client_action', 'past', 'expired']} />
    </>
  )
}
