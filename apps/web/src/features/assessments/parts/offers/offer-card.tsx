import { ASSESSMENT_FACTS } from '@fareeq/domain/assessments/limits.ts'
import { isAvailable, isBeginnable } from '@fareeq/domain/assessments/rules.ts'
import type { Offer } from '@fareeq/domain/assessments/schema.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { usePolicies } from '../../../../platform/policies.ts'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { invite } from '../../api.ts'
import { ar } from '../../messages/offers/ar.ts'
import { en } from '../../messages/offers/en.ts'

export const useOfferWords = () => useWords({ ar, en })

const TONES: Readonly<Record<Offer['standing'], Tone>> = {
  available: 'neutral',
  open: 'point',
  waiting: 'accent',
  passed: 'positive',
  done: 'positive',
  locked: 'warning',
}

/** One assessment with its state for the talent, and the button to start it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const words = useOfferWords()
  const { id, kind, title, minutes, items, standing, is_running, proves_role, score } = offer
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-strong">
          <bdi>{title}</bdi>
        </h3>
        {!isAvailable(standing) && (
          <Badge tone={TONES[standing]} dot>
            {is_running ? words.standing.running : words.standing[standing]}
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {[words.kind[kind], kind === 'coding' ? words.tasks(items) : words.items(items), words.minutes(minutes)].join(
          ' · ',
        )}
      </p>
      <Facts offer={offer} />
      {proves_role && <p className="text-sm text-accent">{words.provesRole}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-end gap-2 pt-1">
        {(score !== null || standing === 'done') && (
          <ButtonLink
            as={PageLink}
            href={`${pathTo('talentReport')}#${id}`}
            kind="ghost"
            size="small"
            aria-label={words.resultFor(title)}
          >
            {words.result}
          </ButtonLink>
        )}
        {isBeginnable(standing) && <Begin offer={offer} />}
      </div>
    </Card>
  )
}

function Facts({ offer: { score, trials_left, locked_until, link_expires_at, kind } }: { offer: Offer }) {
  const words = useOfferWords()
  const moment = useMoment()
  const trials = usePolicies()?.assessment_trials
  const facts = [
    score === null ? '' : words.score(score),
    trials_left === null || trials_left === trials || !ASSESSMENT_FACTS[kind].is_scored
      ? ''
      : words.trials(trials_left),
    locked_until ? words.lockedUntil(moment(locked_until)) : '',
    link_expires_at ? words.linkUntil(moment(link_expires_at)) : '',
  ].filter(Boolean)
  return facts.length > 0 && <p className="text-sm text-ink-faint">{facts.join(' · ')}</p>
}

function Begin({ offer: { id, title, is_running } }: { offer: Offer }) {
  const words = useOfferWords()
  const { run, isPending } = useAction(async () => navigate((await invite(id)).data.link), { refused: 'handled' })
  return (
    <Button
      size="small"
      kind={is_running ? 'primary' : 'quiet'}
      pending={isPending}
      onPress={() => void run()}
      aria-label={is_running ? words.goOnFor(title) : words.startFor(title)}
    >
      {is_running ? words.goOn : words.start}
    </Button>
  )
}
