import { QUEUES, type Queue } from '@fareeq/domain/assessments/schema-ops.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { queueQuery } from '../api-review.ts'
import { FIRST_BANK, ItemBank, bankOf, bankPath } from '../parts/review/item-bank.tsx'
import { QueueCard } from '../parts/review/queue-card.tsx'
import { useReviewWords } from '../messages/operations/en.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { show } = sectionAddress('assessments')

export function Screen() {
  const words = useReviewWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'assessments.review')) return <NoAccess words={words} />
  const bank = bankOf(query.bank)
  if (bank) return <ItemBank bank={bank.id} />
  return <Queues queue={QUEUES.find((queue) => queue === query.queue) ?? 'videos'} />
}

function Queues({ queue }: { queue: Queue }) {
  const words = useReviewWords()
  const write = useWrite()
  const list = useInfiniteQuery(queueQuery(queue))
  const counts = list.data?.pages[0]?.meta.counts
  const options = QUEUES.map((id) => {
    const count = id === 'all' ? 0 : (counts?.[id] ?? 0)
    return { id, label: count > 0 ? `${words.queues[id]} (${write(String(count))})` : words.queues[id] }
  })
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          <ButtonLink as={PageLink} kind="quiet" href={bankPath(FIRST_BANK)}>
            {words.bank.open}
          </ButtonLink>
        }
      />
      <Segmented
        label={words.queue}
        labelHidden
        options={options}
        value={queue}
        onChange={(queue) => show({ queue })}
        className="mb-5"
      />
      <Attempts queue={queue} />
    </>
  )
}

function Attempts({ queue }: { queue: Queue }) {
  const words = useReviewWords()
  return (
    <StaffCards
      list={useInfiniteQuery(queueQuery(queue))}
      words={{ ...words, emptyText: words.emptyTexts[queue] }}
      card={(attempt) => <QueueCard key={attempt.id} attempt={attempt} />}
    />
  )
}
