import { languageOf } from '@fareeq/domain/tickets/rules-language.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { unmergeTicket } from '../api-inbox.ts'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useSubject } from './use-subject.ts'

const Unmerge = ({ id }: { id: string }) => {
  const words = useInboxWords()
  const undo = useAction(() => unmergeTicket(id), { done: words.unmerged })
  return (
    <Button kind="ghost" size="small" pending={undo.isPending} onPress={() => void undo.run()}>
      {words.unmerge}
    </Button>
  )
}

/** Where it is answered now. */
export function MergedInto({ ticket: { id, merged_into } }: { ticket: Ticket }) {
  const words = useInboxWords()
  if (!merged_into) return null
  return (
    <Banner
      title={words.mergedInto.replace('{reference}', merged_into.reference)}
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink
            as={PageLink}
            size="small"
            kind="quiet"
            href={pathTo('opsRecord', { section: 'tickets', id: merged_into.id })}
          >
            {words.openMerged}
          </ButtonLink>
          <Unmerge id={id} />
        </span>
      }
    />
  )
}

/** What else is answered with it, in the asker's words. */
export function MergedTickets({ ticket: { merged, lang } }: { ticket: Ticket }) {
  const words = useInboxWords()
  const subjectOf = useSubject()
  if (merged.length === 0) return null
  return (
    <section aria-label={words.mergedHere} className="grid gap-3">
      {merged.map((ticket) => (
        <div key={ticket.id} className="border-s-2 border-line-strong ps-4">
          <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
            <span>{words.mergedHere}</span>
            <bdi>{subjectOf(ticket)}</bdi>
            <span className="ltr-island text-ink-faint">{ticket.reference}</span>
            <RelativeTime at={new Date(ticket.at)} />
            <Unmerge id={ticket.id} />
          </p>
          <div lang={languageOf(ticket.body, lang)}>
            <ReadMore lines={6} className="measure wrap-anywhere">
              {ticket.body}
            </ReadMore>
          </div>
        </div>
      ))}
    </section>
  )
}
