import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { LinkBox } from '../../../ui/fields/link-box.tsx'
import { chooseForShare, revokeShare } from '../api.ts'
import { CopyLink } from './copy-link.tsx'
import { useUntil } from './use-copying.ts'
import { useViewWords } from '../messages/en.ts'

type Props = Pick<TalentView, 'share'> & {
  talentId: string
  /** Their talent shows companies the five traits. */
  hasPersonality: boolean
}

/** The link to pass on: what it shows, until when it works, and the way to take it back. */
export function ShareBox({ talentId, share, hasPersonality }: Props) {
  const { share: words } = useViewWords()
  const until = useUntil()
  const { run, isPending } = useAction((isIncluded: boolean) => chooseForShare(talentId, isIncluded))
  return (
    <Card as="section" aria-labelledby="share-title" className="print:hidden">
      <CardHead id="share-title" title={words.title} text={words.text} />
      {share && (
        <div className="mb-4 grid gap-1">
          <LinkBox label={words.link} value={share.url} />
          <p className="text-sm text-ink-soft">{until(share.expires_at)}</p>
          {hasPersonality && (
            <Switch
              spread
              value={share.with_personality}
              isDisabled={isPending}
              onChange={(isIncluded) => void run(isIncluded)}
              hint={words.personalityHint}
              className="mt-2"
            >
              {words.personality}
            </Switch>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyLink talentId={talentId} />
        {share && <TakeBack talentId={talentId} />}
      </div>
    </Card>
  )
}

function TakeBack({ talentId }: { talentId: string }) {
  const { share: words } = useViewWords()
  return (
    <ConfirmButton
      label={words.back}
      button={{ kind: 'ghost', size: 'small' }}
      title={words.backTitle}
      text={words.backText}
      onConfirm={() => runWithToast(revokeShare(talentId), words.revoked)}
    />
  )
}
