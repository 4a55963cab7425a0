import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { staffConversationsQuery } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { ConversationLine } from '../parts/conversation-line.tsx'
import { MailChoiceField } from '../parts/mail-choice.tsx'
import { ReviewList } from '../parts/review-list.tsx'

type View = 'waiting' | 'review' | 'all'
const viewsFor = (roles: readonly string[]): View[] =>
  staffMay(roles, 'conversations.review') ? ['waiting', 'review', 'all'] : ['waiting', 'all']

/** The inbox of colleagues: what waits for an answer of ours, the longest first. */
export function Screen() {
  const words = useConversationWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'conversations.use')) return <NoAccess words={words} />
  return <Conversations views={viewsFor(staff.roles)} />
}

function Conversations({ views }: { views: readonly View[] }) {
  const words = useConversationWords()
  const { query } = readHref(useHref())
  const view = views.find((name) => name === query.view) ?? 'waiting'
  return (
    <>
      <PageHeader title={words.title} text={words.text.staff} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <Segmented<View>
          label={words.view}
          labelHidden
          options={views.map((id) => ({ id, label: words.views[id] }))}
          value={view}
          onChange={(next) => void navigate(pathTo('opsSection', { section: 'conversations' }, { view: next }))}
        />
        <MailChoiceField />
      </div>
      {view === 'review' ? <ReviewList /> : <ConversationList isWaiting={view === 'waiting'} />}
    </>
  )
}

function ConversationList({ isWaiting }: { isWaiting: boolean }) {
  const words = useConversationWords()
  const list = useInfiniteQuery(staffConversationsQuery(isWaiting, useLang()))
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          title={isWaiting ? words.noneWaiting : words.none}
          text={isWaiting ? words.noneWaitingText : words.noneText.staff}
        />
      }
    >
      {(conversations) => (
        <Card pad="none">
          <ul className="divide-y divide-line overflow-hidden rounded-lg">
            {conversations.map((conversation) => (
              <ConversationLine
                key={conversation.id}
                conversation={conversation}
                side="staff"
                href={pathTo('opsRecord', { section: 'conversations', id: conversation.id })}
              />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  )
}
