import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { CurrentSeller, SellerState, SellerVersion } from '@fareeq/domain/sellers/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { release, versionsQuery, withdraw } from '../api-ops.ts'
import { useSellerWords } from '../messages/en.ts'
import { ParticularsList } from './particulars.tsx'

const TONES: Readonly<Record<SellerState, Tone>> = {
  proposed: 'warning',
  planned: 'point',
  in_force: 'positive',
  past: 'neutral',
  withdrawn: 'neutral',
}

type Props = { current: CurrentSeller }

/** Every version, the newest first; the one that waits is open, beside what it would change. */
export function Versions({ current }: Props) {
  const words = useSellerWords()
  return (
    <Card as="section" aria-labelledby="seller-versions">
      <CardHead id="seller-versions" title={words.history} />
      <PagedList
        list={useInfiniteQuery(versionsQuery())}
        loading={words.loading}
        compact
        empty={<EmptyState compact title={words.emptyTitle} text={words.emptyText} />}
      >
        {(rows) => (
          <ol className="divide-y divide-line">
            {rows.map((version) => (
              <Version key={version.id} version={version} current={current} />
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  )
}

function Version({ version, current }: Props & { version: SellerVersion }) {
  const words = useSellerWords()
  const [lang, write] = [useLang(), useWrite()]
  const { from_day, state, reason, can_withdraw: isWaiting } = version
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{words.from(write(formatDay(from_day, lang)))}</h3>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </div>
      <p className="wrap-anywhere">
        <bdi>{reason}</bdi>
      </p>
      <Who version={version} />
      {isWaiting ? (
        <>
          <ParticularsList seller={version} before={current} />
          <Decision version={version} />
        </>
      ) : (
        <Disclosure title={words.details}>
          <ParticularsList seller={version} />
        </Disclosure>
      )}
    </li>
  )
}

function Who({ version }: { version: SellerVersion }) {
  const words = useSellerWords()
  const lang = useLang()
  const at = useBusinessTime()
  const { proposed_by, proposed_at, released_by, released_at, withdrawn_by, withdrawn_at } = version
  return (
    <p className="text-sm text-ink-soft">
      {words.proposedBy(bidiIsolate(proposed_by, lang), at(proposed_at))}
      {released_by && released_at && (
        <span className="block">{words.releasedBy(bidiIsolate(released_by, lang), at(released_at))}</span>
      )}
      {withdrawn_by && withdrawn_at && (
        <span className="block">{words.withdrawnBy(bidiIsolate(withdrawn_by, lang), at(withdrawn_at))}</span>
      )}
    </p>
  )
}

/** Dual control: whoever proposed it reads why the button is not theirs. */
function Decision({ version }: { version: SellerVersion }) {
  const words = useSellerWords()
  const [lang, write] = [useLang(), useWrite()]
  const { id, from_day, is_own, is_too_late, can_release } = version
  const hint = is_too_late ? words.tooLate : is_own ? words.own : null
  return (
    <>
      {hint && <Banner tone={is_too_late ? 'warning' : 'info'}>{hint}</Banner>}
      <div className="flex flex-wrap gap-2">
        {can_release && (
          <ConfirmButton
            label={words.release}
            button={{ size: 'small' }}
            kind="primary"
            text={words.releaseText(write(formatDay(from_day, lang)))}
            cancelLabel={words.keep}
            onConfirm={() => runWithToast(release(id), words.released)}
          />
        )}
        <ConfirmButton
          label={words.withdraw}
          button={{ kind: 'quiet', size: 'small' }}
          text={words.withdrawText}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(withdraw(id), words.withdrawn)}
        />
      </div>
    </>
  )
}
