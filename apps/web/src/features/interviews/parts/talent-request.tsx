import { isFollowed } from '@fareeq/domain/interviews/rules-rounds.ts'
import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CompanyCard } from './company-card.tsx'
import { Engagement } from './engagement.tsx'
import { Happened } from './happened.tsx'
import { meetsOutside } from './join-link.tsx'
import { NextStep } from './next-step.tsx'
import { ResponseNote } from './response-note.tsx'
import { RoundBadge } from './rounds/round-badge.tsx'
import { StateBadge } from './state-badge.tsx'
import { useRoundWords } from '../messages/rounds/en.ts'
import { useTalentWords } from '../messages/talent/en.ts'

type Props = {
  interview: Omit<LinkedInterview, 'first_name'>
  hello?: string
  actions?: ReactNode
  children: ReactNode
}

/** An interview as a talent reads it; what can be answered is in the middle. */
export function TalentRequest({ interview, hello, actions, children }: Props) {
  const { one: words } = useTalentWords()
  const { over } = useRoundWords()
  const lang = useLang()
  const { state, end_reason, role_name } = interview
  const project = distinctName(interview.project_name, interview.client_name)
  // Their own answer, or its lack, is said to them in the second person.
  const { own } = words
  const isOwn = end_reason !== null && end_reason in own
  return (
    <>
      {hello && <p className="text-ink-soft">{hello}</p>}
      <PageHeader
        title={words.title(bidiIsolate(interview.client_name, lang))}
        text={[role_name, project].filter(Boolean).join(' · ')}
        actions={actions}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <NextStep
            interview={isOwn ? { ...interview, end_reason: null } : interview}
            seat="talent"
            text={
              (end_reason && own[end_reason]) ||
              (isFollowed(interview) ? over : meetsOutside(interview) ? words.outside : words.next[state])
            }
            badge={
              <span className="flex flex-wrap gap-1.5">
                <StateBadge state={state} seat="talent" />
                <RoundBadge round={interview.round} round_count={interview.round_count} />
              </span>
            }
            more={<ResponseNote response={interview.response} />}
          />
          {children}
          <CompanyCard company={interview.company} />
        </div>
        <div className="grid gap-5">
          <Engagement
            engagement={interview.engagement}
            confirmed={interview.terms ? { title: words.terms, terms: interview.terms } : undefined}
          />
          <Happened timeline={interview.timeline} />
        </div>
      </div>
    </>
  )
}
