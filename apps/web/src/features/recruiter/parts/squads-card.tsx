import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { BlockOf, SquadProposal } from '@fareeq/domain/recruiter/schema-answer.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { HoursChart } from './hours-chart.tsx'
import { PersonRow } from './people-card.tsx'
import type { ConversationState } from './use-conversation.ts'

type Props = { block: BlockOf<'squads'>; state: ConversationState; isLast: boolean }

/** Up to three teams beside each other, and below them the members of the one that is looked at. */
export function SquadsCard({ block: { proposals }, state, isLast }: Props) {
  const words = useRecruiterWords()
  const [selected, setSelected] = useState(0)
  const proposal = proposals[Math.min(selected, proposals.length - 1)]!
  return (
    <section aria-label={words.squads.title} className="grid min-w-0 gap-3">
      <div
        role="tablist"
        aria-label={words.squads.title}
        className={cx(
          'grid gap-3',
          proposals.length === 2 ? 'sm:grid-cols-2' : proposals.length > 2 && 'sm:grid-cols-3',
        )}
      >
        {proposals.map((squad, at) => (
          <SquadTab
            key={at}
            squad={squad}
            place={at + 1}
            isSelected={at === selected}
            onSelect={() => setSelected(at)}
          />
        ))}
      </div>
      <SquadDetails key={selected} squad={proposal} place={selected} state={state} isLast={isLast} />
    </section>
  )
}

type TabProps = { squad: SquadProposal; place: number; isSelected: boolean; onSelect: () => void }

function SquadTab({ squad: { aims, cost, unpriced, weeks, shared_hours }, place, isSelected, onSelect }: TabProps) {
  const words = useRecruiterWords()
  const lang = useLang()
  const write = useWrite()
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      onClick={onSelect}
      className={cx(
        'grid content-start gap-2 rounded-lg border bg-raised p-4 text-start transition-colors',
        isSelected ? 'border-accent shadow-lift' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="flex flex-wrap gap-1.5">
        {aims.length > 0 ? (
          aims.map((aim) => (
            <Badge key={aim} tone={isSelected ? 'accent' : 'neutral'}>
              {words.squads.aims[aim]}
            </Badge>
          ))
        ) : (
          <Badge>{words.squads.proposal(place)}</Badge>
        )}
      </span>
      {cost ? (
        <span>
          <strong className="num text-lg leading-snug font-strong">{costText(cost, lang)}</strong>
          <span className="block text-xs text-ink-soft">{words.squads.month}</span>
          {unpriced > 0 && <span className="block text-xs text-warning">{words.squads.partCost}</span>}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">{words.squads.noCost}</span>
      )}
      <span className="grid gap-0.5 text-sm text-ink-soft">
        <span>{`${words.squads.starts}: ${words.weeks(weeks)}`}</span>
        {shared_hours !== null && (
          <span>{`${words.squads.shared}: ${Number.isInteger(shared_hours) ? words.hours(shared_hours) : words.hoursPart(write(String(shared_hours)))}`}</span>
        )}
      </span>
    </button>
  )
}

const costText = ({ low, high }: { low: number; high: number }, lang: 'ar' | 'en'): string => {
  const dollars = (cents: number) => formatUsd(Math.round(cents / 100) * 100, lang)
  return low === high ? dollars(low) : `${dollars(low)} – ${dollars(high)}`
}

type DetailsProps = { squad: SquadProposal; place: number; state: ConversationState; isLast: boolean }

function SquadDetails({ squad, place, state, isLast }: DetailsProps) {
  const words = useRecruiterWords()
  const { members, clock, together, risks } = squad
  const rows = [
    ...members.map(({ person, hours }) => ({ name: person.name ?? person.role_name, hours })),
    { name: words.squads.together, hours: together, isAll: true },
  ]
  return (
    <div role="tabpanel" className="grid min-w-0 gap-5 rounded-lg border border-line bg-raised p-4 xs:p-5">
      <ol aria-label={words.squads.members} className="divide-y divide-line">
        {members.map(({ person }, seat) => (
          <li key={person.id ?? seat} className="grid gap-2 py-3.5 first:pt-0">
            <PersonRow person={person} place={seat + 1} />
            {isLast && (
              <div className="ms-9">
                <PlainButton
                  kind="ghost"
                  size="small"
                  className="-ms-3.5"
                  aria-label={words.squads.replaceName(person.name ?? person.role_name)}
                  onPress={() =>
                    void state.say(words.squads.replaceName(person.name ?? person.role_name), {
                      kind: 'replacements',
                      proposal: place,
                      seat,
                    })
                  }
                >
                  {words.squads.replace}
                </PlainButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      {clock.length > 0 && (
        <HoursChart label={words.squads.clock} clock={clock} rows={rows} unknown={words.understood.any} />
      )}
      <div>
        <h4 className="mb-1 text-sm text-ink-soft">{words.squads.risks}</h4>
        {risks.length > 0 ? (
          <ul className="grid gap-1">
            {risks.map(({ kind, text }) => (
              <li key={kind} className="flex items-start gap-2 text-sm">
                <TriangleAlert aria-hidden className="mt-1 size-4 flex-none text-warning" />
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm">{words.squads.noRisks}</p>
        )}
      </div>
      {isLast && state.conversation?.audience === 'company' && (
        <div>
          <PlainButton
            onPress={() =>
              void state.say(words.squads.request, { kind: 'prepare', action: 'request', proposal: place })
            }
          >
            {words.squads.request}
          </PlainButton>
        </div>
      )}
    </div>
  )
}
