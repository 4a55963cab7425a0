import type { FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { EXPIRING } from '@fareeq/domain/nominations/states.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { StateBadge } from '../../interviews/parts/state-badge.tsx'
import { NominationState } from '../../nominations/parts/nomination-state.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { ViewSection } from './view-section.tsx'

type HistoryEntry = { id: string; project_name: string | null; client_name: string }

function Lines<Entry extends HistoryEntry>({ entries, href, empty, children }: LinesProps<Entry>) {
  const { unnamed } = useTalentsOpsWords()
  if (entries.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid justify-items-start gap-1 py-3 first:pt-0 last:pb-0">
          <TextLink as={PageLink} href={href(entry)} className="wrap-anywhere">
            <bdi>{entry.project_name || unnamed}</bdi>
          </TextLink>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <bdi>{entry.client_name}</bdi>
          </p>
          {children(entry)}
        </li>
      ))}
    </ul>
  )
}
type LinesProps<Entry> = {
  entries: readonly Entry[]
  href: (entry: Entry) => string
  empty: string
  children: (entry: Entry) => ReactNode
}

/** For which requests they were proposed, and what became of it. */
export function TalentNominations({ nominations }: { nominations: NonNullable<FullTalent['nominations']> }) {
  const { nominations: words } = useTalentsOpsWords()
  const moment = useBusinessTime()
  return (
    <ViewSection id="nominations" title={words.title}>
      <Lines
        entries={nominations}
        empty={words.empty}
        href={({ project_id }) => pathTo('opsRecord', { section: 'requests', id: project_id })}
      >
        {({ state, expires_at }) => (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
            <NominationState state={state} />
            {EXPIRING.includes(state) && (
              <span>
                {words.until} <bdi>{moment(expires_at)}</bdi>
              </span>
            )}
          </p>
        )}
      </Lines>
    </ViewSection>
  )
}

export function TalentInterviews({ interviews }: { interviews: NonNullable<FullTalent['interviews']> }) {
  const { interviews: words } = useTalentsOpsWords()
  const moment = useBusinessTime()
  return (
    <ViewSection id="interviews" title={words.title}>
      <Lines
        entries={interviews}
        empty={words.empty}
        href={({ id }) => pathTo('opsRecord', { section: 'interviews', id })}
      >
        {({ state, start }) => (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
            <StateBadge state={state} />
            {start && <bdi>{moment(start)}</bdi>}
          </p>
        )}
      </Lines>
    </ViewSection>
  )
}
