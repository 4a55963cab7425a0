import { languageOf } from '@fareeq/domain/tickets/rules-language.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { cx } from '../../../ui/cx.ts'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { TicketAnswers } from './ticket-answers.tsx'
import { TicketAsker } from './ticket-asker.tsx'
import { TicketComposer } from './ticket-composer.tsx'
import { MergedInto, MergedTickets } from './ticket-merged.tsx'
import { TicketMoves } from './ticket-moves.tsx'
import { TicketNotes } from './ticket-notes.tsx'
import { OwnerName, TicketOwner } from './ticket-owner.tsx'
import { useTicketWords } from '../messages/en.ts'

type Props = { ticket: Ticket; /** The way to its own page is shown, too. */ isLinked?: boolean }

/** The words themselves, what we said, and what may be done. */
export function TicketInside({ ticket, isLinked }: Props) {
  const words = useTicketWords()
  const page = useLang()
  const { body, created_at, is_member, lang } = ticket
  return (
    <div className="grid grid-cols-1 gap-5">
      <MergedInto ticket={ticket} />
      <div lang={languageOf(body, lang)}>
        <div lang={page} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
          <span>
            <RelativeTime at={new Date(created_at)} />
            {is_member && ` · ${words.member}`}
          </span>
          <Badge>{words.asker[lang]}</Badge>
          <span className="ms-auto flex flex-wrap items-center gap-x-2">
            <OwnerName ticket={ticket} />
            <TicketOwner ticket={ticket} />
          </span>
        </div>
        {body && (
          // In the other direction it begins at the far edge of the card, not in the middle of it.
          <ReadMore lines={10} className={cx('mt-1 wrap-anywhere', languageOf(body, lang) === page && 'measure')}>
            {body}
          </ReadMore>
        )}
      </div>
      <MergedTickets ticket={ticket} />
      <Links ticket={ticket} isLinked={isLinked} />
      <TicketAnswers ticket={ticket} />
      <TicketNotes ticket={ticket} />
      {!ticket.merged_into && <TicketComposer ticket={ticket} actions={<TicketMoves ticket={ticket} />} />}
      <TicketAsker ticket={ticket} />
    </div>
  )
}

/** Where the thing itself is: the request, the interview, the ticket alone. */
function Links({ ticket: { id, data }, isLinked }: Props) {
  const words = useTicketWords()
  const { project_id, interview_id } = data
  const links = [
    typeof project_id === 'string' && { section: 'requests', id: project_id, label: words.request },
    typeof interview_id === 'string' && { section: 'interviews', id: interview_id, label: words.interview },
    isLinked && { section: 'tickets', id, label: words.alone },
  ].filter((link) => link !== false && link !== undefined)
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {links.map(({ label, ...place }) => (
        <TextLink key={place.section} as={PageLink} href={pathTo('opsRecord', place)} className="py-1">
          {label}
        </TextLink>
      ))}
    </p>
  )
}
