import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/session.ts'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { conversationsQuery } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { ConversationLine } from '../parts/conversation-line.tsx'

/** The inbox of a member. */
export function Screen() {
  const words = useConversationWords()
  const { user } = useSession()
  const list = useInfiniteQuery(conversationsQuery(useLang()))
  const side = user?.type === TALENT ? 'talent' : 'client'
  return (
    <>
      <PageHeader title={words.title} text={words.text[side]} />
      <PagedList list={list} empty={<EmptyState title={words.none} text={words.noneText[side]} />}>
        {(conversations) => (
          <Card pad="none">
            <ul className="divide-y divide-line overflow-hidden rounded-lg">
              {conversations.map((conversation) => (
                <ConversationLine
                  key={conversation.id}
                  conversation={conversation}
                  side={side}
                  href={pathTo('conversation', { id: conversation.id })}
                />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </>
  )
}
