import { INTERVIEW_GROUPS, type InterviewGroup } from '@fareeq/domain/interviews/rules.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { interviewsQuery } from '../api.ts'
import { InterviewPages } from './interview-pages.tsx'
import { InterviewRow } from './interview-row.tsx'
import { useClientWords } from '../messages/client/en.ts'

type Props = { groups: readonly InterviewGroup[]; page: 'interviewsList' | 'clientInterviewRequests' }

/** Interviews by group; the open group is in the URL. */
export function GroupedInterviews({ groups, page }: Props) {
  const { list: words } = useClientWords()
  const { group: groupParam } = readHref(useHref()).query
  const requested = INTERVIEW_GROUPS.find((interviewGroup) => interviewGroup === groupParam)
  const current = requested && groups.includes(requested) ? requested : groups[0]
  // Every list has the counts of all; they stay while another one loads.
  const counts = useInfiniteQuery({ ...interviewsQuery(current, useLang()), placeholderData: keepPreviousData }).data
    ?.pages[0]?.meta.groups
  const open = (group: string) => void navigate(pathTo(page, {}, { group }), { replace: true, keepScroll: true })
  return (
    <Tabs
      fullWidth
      label={words.groups.label}
      value={current}
      onChange={open}
      items={groups.map((id) => ({
        id,
        label: words.groups[id],
        count: counts?.[id],
        content: <InterviewList group={id} />,
      }))}
    />
  )
}

function InterviewList({ group }: { group: InterviewGroup }) {
  const { list: words } = useClientWords()
  const query = useInfiniteQuery(interviewsQuery(group, useLang()))
  return (
    <InterviewPages query={query} loading={words.loading} empty={<Empty />}>
      {(interview) => <InterviewRow interview={interview} />}
    </InterviewPages>
  )
}

function Empty() {
  const { list: words } = useClientWords()
  const mayArrange = useMay('interviews.arrange')
  return (
    <EmptyState
      title={words.empty}
      text={mayArrange ? words.emptyText : words.emptyForReaders}
      action={
        mayArrange && (
          <ButtonLink as={PageLink} href={pathTo('nomination')}>
            {words.toNominations}
          </ButtonLink>
        )
      }
    />
  )
}
