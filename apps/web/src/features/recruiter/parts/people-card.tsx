import type { BlockOf, Reason, RecruiterPerson } from '@fareeq/domain/recruiter/schema-answer.ts'
import { Check, Minus } from 'lucide-react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useRecruiterWords } from '../messages/en.ts'
import type { ConversationState } from './use-conversation.ts'

/** People with why they fit and what is missing, each with its line. */
export function PeopleCard({ block: { people, role_name, total, href } }: { block: BlockOf<'people'> }) {
  const words = useRecruiterWords()
  if (people.length === 0 && href === null) return null
  return (
    <section aria-label={role_name} className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h3 className="text-base">
          <bdi>{role_name}</bdi>
        </h3>
        {total !== null && <p className="num text-sm text-ink-soft">{words.people.total(total)}</p>}
      </header>
      <ol className="divide-y divide-line">
        {people.map((person, at) => (
          <li key={person.id ?? at} className="px-4 py-3.5">
            <PersonRow person={person} place={at + 1} />
          </li>
        ))}
      </ol>
      {href !== null && (
        <footer className="border-t border-line p-3">
          <ButtonLink as={PageLink} href={href} kind="quiet" size="small">
            {words.people.open}
          </ButtonLink>
        </footer>
      )}
    </section>
  )
}

export function PersonRow({ person, place }: { person: RecruiterPerson; place?: number }) {
  const words = useRecruiterWords()
  const write = useWrite()
  const { name, href, role_name, match, reasons, gaps } = person
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
      <span
        aria-hidden
        className="num mt-0.5 flex size-6 items-center justify-center rounded-full bg-sunken text-xs text-ink-soft"
      >
        {place === undefined ? '' : write(String(place))}
      </span>
      <p className="min-w-0">
        {name && href ? (
          <PageLink
            href={href}
            aria-label={words.people.profile(name)}
            className="font-strong wrap-anywhere text-ink hover:underline"
          >
            <bdi>{name}</bdi>
          </PageLink>
        ) : (
          <span className="font-strong">{role_name}</span>
        )}
        {name && <span className="block text-sm text-ink-soft">{role_name}</span>}
      </p>
      <MatchMeter percent={match} label={words.people.match(match)} />
      <div className="col-span-2 col-start-2 grid gap-1">
        <Reasons reasons={reasons} label={words.people.fits} isGap={false} />
        <Reasons reasons={gaps} label={words.people.missing} isGap />
      </div>
    </div>
  )
}

/** How well somebody fits, as a bar with its number. */
const MatchMeter = ({ percent, label }: { percent: number; label: string }) => (
  <span role="img" aria-label={label} className="mt-1 flex w-20 flex-col items-end gap-1">
    <span aria-hidden className="num text-sm font-strong text-accent">{`${percent}%`}</span>
    <span aria-hidden className="h-1.5 w-full overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${percent}%` }} />
    </span>
  </span>
)

const Reasons = ({ reasons, label, isGap }: { reasons: readonly Reason[]; label: string; isGap: boolean }) => {
  if (reasons.length === 0) return null
  const Icon = isGap ? Minus : Check
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1">
      {reasons.map(({ text, citation }) => (
        <li key={text} className={cx('flex items-center gap-1 text-sm', isGap ? 'text-ink-faint' : 'text-ink-soft')}>
          <Icon aria-hidden className={cx('size-3.5 flex-none', isGap ? 'text-ink-faint' : 'text-positive')} />
          {citation.href === null ? <bdi>{text}</bdi> : <ReasonLink reason={{ text, citation }} />}
        </li>
      ))}
    </ul>
  )
}

const ReasonLink = ({ reason: { text, citation } }: { reason: Reason }) => {
  const words = useRecruiterWords()
  return (
    <PageLink
      href={citation.href!}
      title={words.source(words.lines[citation.line])}
      className="underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      <bdi>{text}</bdi>
    </PageLink>
  )
}

type ReplacementsProps = { block: BlockOf<'replacements'>; state: ConversationState; isLast: boolean }

/** Others for a place of a team: one press takes one of them. */
export function ReplacementsCard({ block: { people, proposal, seat }, state, isLast }: ReplacementsProps) {
  const words = useRecruiterWords()
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
      {people.map((person, place) => (
        <li key={person.id ?? place} className="grid gap-3 px-4 py-3.5">
          <PersonRow person={person} place={place + 1} />
          {isLast && (
            <div className="ms-9">
              <PlainButton
                kind="quiet"
                size="small"
                aria-label={words.squads.takeName(person.name ?? person.role_name)}
                onPress={() =>
                  void state.say(words.squads.takeName(person.name ?? person.role_name), {
                    kind: 'replace',
                    proposal,
                    seat,
                    place,
                  })
                }
              >
                {words.squads.take}
              </PlainButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
