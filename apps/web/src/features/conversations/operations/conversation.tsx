import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import { conversationTitle, otherParties } from '@fareeq/domain/conversations/rules.ts'
import type { Conversation } from '@fareeq/domain/conversations/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { messagesQuery, settleConversation } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { Thread } from '../parts/thread.tsx'

const PLACES: Readonly<Record<ConversationKind, (id: string) => string>> = {
  contract: (id) => pathTo('opsRecord', { section: 'contracts', id }),
  payout: (id) => pathTo('opsSection', { section: 'payouts' }, { id }),
  nomination: (id) => pathTo('opsRecord', { section: 'requests', id }),
  offer: (id) => pathTo('opsRecord', { section: 'offers', id }),
  interview: (id) => pathTo('opsRecord', { section: 'interviews', id }),
}

/** One conversation, as colleagues read and answer it. */
export function Screen() {
  const words = useConversationWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const isMine = staff !== null && staffMay(staff.roles, 'conversations.use')
  const { data, ...query } = useInfiniteQuery({ ...messagesQuery('staff', id, useLang()), enabled: isMine })
  if (!staff) return null
  if (!isMine) return <NoAccess words={words} />
  return (
    <RecordHost query={{ ...query, data: data?.pages[0]?.meta.conversation }} section="conversations" words={words}>
      {(conversation) => (
        <ConversationRecord conversation={conversation} mayReview={staffMay(staff.roles, 'conversations.review')} />
      )}
    </RecordHost>
  )
}

type Props = { conversation: Conversation; mayReview: boolean }

function ConversationRecord({ conversation, mayReview }: Props) {
  const words = useConversationWords()
  const back = useWayBack('conversations', words.back)
  const lang = useLang()
  const { id, kind, page_id: pageId, unread, in_review: isInReview, last_seq: lastSeq } = conversation
  const { run, isPending } = useAction(() => settleConversation(id, Math.max(1, lastSeq)), { done: words.settled })
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={conversationTitle(conversation, lang)}
        text={
          <span className="flex flex-wrap gap-x-2.5">
            {otherParties(conversation, 'staff').map((party) => (
              <bdi key={party}>{party}</bdi>
            ))}
          </span>
        }
        actions={
          <>
            {isInReview && mayReview && (
              <ButtonLink
                as={PageLink}
                size="small"
                href={pathTo('opsSection', { section: 'conversations' }, { view: 'review' })}
              >
                {words.openReview}
              </ButtonLink>
            )}
            <ButtonLink as={PageLink} kind="quiet" size="small" href={PLACES[kind](pageId)}>
              {words.open[kind]}
            </ButtonLink>
          </>
        }
      />
      <Thread
        seat="staff"
        conversation={conversation}
        actions={
          unread > 0 && (
            <Button kind="quiet" pending={isPending} onPress={() => void run()}>
              {words.settle}
            </Button>
          )
        }
      />
    </>
  )
}
