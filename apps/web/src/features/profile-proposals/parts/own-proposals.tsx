import { NOTE_LENGTH } from '@fareeq/domain/profile-proposals/rules.ts'
import type { OwnProposals as Own } from '@fareeq/domain/profile-proposals/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { ProfileSection } from '../../talents/parts/profile/profile-section.tsx'
import { acceptProposal, declineProposal, ownProposalsQuery } from '../api.ts'
import { Quote } from './quote.tsx'
import { TextsCompared } from './texts-compared.tsx'
import { useProposalWords } from '../messages/en.ts'

/** On one's own profile: what colleagues propose; nothing while nothing waits. */
export function OwnProposals() {
  const { own: words } = useProposalWords()
  const { data } = useQuery(ownProposalsQuery())
  if (!data || data.proposals.length === 0) return null
  return (
    <ProfileSection id="proposals" title={words.title} text={words.text}>
      <div className="grid gap-7">
        {data.proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} version={data.version} />
        ))}
      </div>
    </ProfileSection>
  )
}

function Proposal({ proposal, version }: { proposal: Own['proposals'][number]; version: number }) {
  const words = useProposalWords()
  const { own } = words
  const { id, part, by, reason, present_text, new_text, is_changed } = proposal
  const accept = useAction(() => acceptProposal(id, version), { done: own.accepted })
  return (
    <article className="grid gap-3">
      <h3 className="font-strong">{words.parts[part]}</h3>
      <p className="text-sm">
        <bdi>{own.from(by ?? words.somebody)}</bdi>
      </p>
      <Quote heading={words.reason} text={reason} />
      {is_changed && <Banner tone="warning">{own.changed}</Banner>}
      <TextsCompared part={part} before={present_text} after={new_text} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" pending={accept.isPending} onPress={() => void accept.run()}>
          {own.accept}
        </Button>
        <ConfirmButton
          label={own.decline}
          button={{ size: 'small', kind: 'quiet' }}
          title={own.declineTitle}
          text={own.declineText}
          kind="primary"
          reason={{ label: own.note, limit: NOTE_LENGTH }}
          onConfirm={(note) => runWithToast(declineProposal(id, note), own.declined)}
        />
      </div>
    </article>
  )
}
