import { conversationTitle, otherParties } from '@fareeq/domain/conversations/rules.ts'
import type { Side } from '@fareeq/domain/conversations/limits.ts'
import type { Conversation } from '@fareeq/domain/conversations/schema.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge, CountBadge } from '../../../ui/display/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useConversationWords } from '../messages/en.ts'

type Props = { conversation: Conversation; side: Side; href: string }

/** A line of the inbox: with whom, about what, and how it ends. */
export function ConversationLine({ conversation, side, href }: Props) {
  const words = useConversationWords()
  const title = conversationTitle(conversation, useLang())
  const { unread, last, in_review: isInReview } = conversation
  const parties = otherParties(conversation, side)
  return (
    <li>
      <PageLink
        href={href}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3.5 hover:bg-surface xs:px-5"
      >
        <span className={cx('wrap-anywhere', unread > 0 && 'font-strong')}>{title}</span>
        <span className="flex items-center gap-2 text-sm text-ink-faint">
          {last && <RelativeTime at={new Date(last.at)} />}
          {isInReview && <Badge tone="warning">{words.inReview}</Badge>}
          {unread > 0 && (
            <>
              <CountBadge n={unread} strong />
              <span className="sr-only">{words.unread(unread)}</span>
            </>
          )}
        </span>
        {parties.length > 0 && (
          <span className="col-span-2 text-sm wrap-anywhere text-ink-soft">
            {parties.map((party, index) => (
              <span key={party}>
                {index > 0 && ' · '}
                <bdi>{party}</bdi>
              </span>
            ))}
          </span>
        )}
        {last && (
          <bdi dir="auto" className="col-span-2 line-clamp-1 text-sm wrap-anywhere text-ink-soft">
            {last.text || (last.is_hidden ? words.hidden : last.has_files ? words.files : words.erased)}
          </bdi>
        )}
      </PageLink>
    </li>
  )
}
