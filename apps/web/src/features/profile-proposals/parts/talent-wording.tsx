import type { ProposalsOfTalent } from '@fareeq/domain/profile-proposals/schema.ts'
import { type ProposalState, isOpen } from '@fareeq/domain/profile-proposals/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { proposalsQuery, withdrawProposal } from '../api.ts'
import { Quote } from './quote.tsx'
import { TextsCompared } from './texts-compared.tsx'
import { useProposalWords } from '../messages/en.ts'
import { WordingForm } from './wording-form.tsx'

const TONES: Readonly<Record<ProposalState, Tone>> = {
  open: 'warning',
  accepted: 'positive',
  declined: 'danger',
  replaced: 'neutral',
  withdrawn: 'neutral',
}

/** On the page of a talent: another wording of their texts, and what became of earlier ones. */
export function TalentWording({ talentId }: { talentId: string }) {
  const { staff: words } = useProposalWords()
  const [isWriting, setWriting] = useState(false)
  const { data } = useQuery(proposalsQuery(talentId))
  if (!data) return null
  const { is_closed, may_change, proposals } = data
  return (
    <Card as="section" aria-labelledby="wording-title" className="grid gap-4 lg:p-7">
      <CardHead id="wording-title" title={words.title} text={may_change ? words.textAdmin : words.text} />
      {is_closed ? (
        <p className="text-sm text-ink-soft">{words.closed}</p>
      ) : isWriting ? (
        <WordingForm talentId={talentId} proposals={data} onDone={() => setWriting(false)} />
      ) : (
        <Button size="small" kind="quiet" onPress={() => setWriting(true)} className="justify-self-start">
          {words.open}
        </Button>
      )}
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} talentId={talentId} proposal={proposal} present={data.texts[proposal.part]} />
      ))}
    </Card>
  )
}

type Props = { talentId: string; proposal: ProposalsOfTalent['proposals'][number]; present: string | null }

function Proposal({ talentId, proposal, present }: Props) {
  const words = useProposalWords()
  const { staff } = words
  const { id, part, state, by, reason, note, at, answered_at, may_withdraw } = proposal
  const withdraw = useAction(() => withdrawProposal(talentId, id), { done: staff.withdrawn })
  return (
    <article className="grid gap-2.5 border-t border-line pt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={TONES[state]} dot>
          {staff.states[state]}
        </Badge>
        <span className="font-strong">{words.parts[part]}</span>
        <bdi>{by ?? words.somebody}</bdi>
        <RelativeTime at={new Date(answered_at ?? at)} className="text-ink-faint" />
      </p>
      <Quote heading={words.reason} text={reason} />
      {note && <Quote heading={staff.note} text={note} />}
      {isOpen(state) && <TextsCompared part={part} before={present} after={proposal.new_text} />}
      {may_withdraw && (
        <Button
          size="small"
          kind="quiet"
          pending={withdraw.isPending}
          onPress={() => void withdraw.run()}
          className="justify-self-start"
        >
          {staff.withdraw}
        </Button>
      )}
    </article>
  )
}
