import { conversationTitle, otherParties } from '@fareeq/domain/conversations/rules.ts'
import type { MessageReview } from '@fareeq/domain/conversations/schema-reviews.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useListed } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useConversationWords } from '../messages/en.ts'
import { useReportWords } from '../messages/report/en.ts'
import { useReviewWords } from '../messages/reviews/en.ts'
import { MessageFiles } from './message-files.tsx'
import { ReviewMoves } from './review-moves.tsx'

/** A message that waits for a decision: where it stands, who wrote it, and why it waits. */
export function ReviewCard({ review }: { review: MessageReview }) {
  const words = useReviewWords()
  const { contacts: contactNames } = useConversationWords()
  const { reasons } = useReportWords()
  const lang = useLang()
  const listed = useListed()
  const { kind, conversation, name, text, files, contacts, reports, since } = review
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="warning" dot>
          {words.kinds[kind]}
        </Badge>
        <RelativeTime at={new Date(since)} />
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
        <span className="font-strong">{conversationTitle(conversation, lang)}</span>
        {otherParties(conversation, 'staff').map((party) => (
          <bdi key={party} className="text-sm text-ink-soft">
            {party}
          </bdi>
        ))}
      </p>
      <div className="rounded-md border border-dashed border-line-strong px-4 py-3">
        <p className="text-sm text-ink-soft">
          <bdi>{name ?? BRAND[lang]}</bdi>
        </p>
        <ReadMore lines={6} className="mt-1 measure wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
          {text}
        </ReadMore>
        {files.length > 0 && <MessageFiles seat="staff" id={conversation.id} files={files} />}
      </div>
      {contacts.length > 0 && (
        <p className="text-sm text-ink-soft">
          {words.found}: {listed(contacts.map((contact) => contactNames[contact]))}
        </p>
      )}
      {reports.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {reports.map((report) => (
            <li key={report.at + report.name} className="wrap-anywhere">
              <span className="font-strong">{reasons[report.reason]}</span>{' '}
              <span className="text-ink-soft">
                <Filled sentence={words.by} name={<bdi>{report.name}</bdi>} /> ·{' '}
                <RelativeTime at={new Date(report.at)} />
              </span>
              {report.note && <p className="whitespace-pre-line [unicode-bidi:plaintext]">{report.note}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ReviewMoves review={review} />
        <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'conversations', id: conversation.id })}>
          {words.openThread}
        </TextLink>
      </div>
    </Card>
  )
}
