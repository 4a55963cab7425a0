import type { Conversation } from '@fareeq/domain/conversations/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ownDraft } from '../../../forms/own-draft.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type Seat, markRead, messagesQuery } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { HeldMessages } from './held-messages.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'

/** Read once it is on a visible page. */
function useReading(seat: Seat, id: string, lastSeq: number, isUnread: boolean) {
  useEffect(() => {
    if (!isUnread) return undefined
    const mark = () => document.visibilityState === 'visible' && markRead(seat, id, lastSeq)
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [seat, id, lastSeq, isUnread])
}

type Props = {
  seat: Seat
  conversation: Conversation
  actions?: ReactNode
}

/** The messages from the end, and the field for the next one. */
export function Thread({ seat, conversation, actions }: Props) {
  const words = useConversationWords()
  const { id, last_seq: lastSeq, seen_seq: seenSeq } = conversation
  const list = useInfiniteQuery(messagesQuery(seat, id, useLang()))
  const messages = list.data?.pages.flatMap(({ data }) => data).toReversed() ?? []
  useReading(seat, id, lastSeq, conversation.unread > 0)
  return (
    <Card className="grid gap-6">
      {list.isFetchNextPageError ? (
        <ErrorState compact onRetry={() => void list.fetchNextPage()} retrying={list.isFetchingNextPage} />
      ) : (
        list.hasNextPage && (
          <Button
            kind="quiet"
            size="small"
            className="justify-self-center"
            pending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            {words.earlier}
          </Button>
        )
      )}
      {messages.length === 0 ? (
        <EmptyState compact title={words.empty} text={words.emptyText[seat]} />
      ) : (
        <MessageList seat={seat} conversationId={id} messages={messages} seenSeq={seenSeq} />
      )}
      <HeldMessages seat={seat} conversationId={id} messages={list.data?.pages[0]?.meta.held ?? []} />
      <MessageForm key={id} seat={seat} id={id} draft={ownDraft(`conversation:${id}`)} actions={actions} />
    </Card>
  )
}
