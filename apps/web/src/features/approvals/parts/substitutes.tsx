import type { ApprovalSubstitute } from '@fareeq/domain/approvals/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { endSubstitution, substitutesQuery } from '../api-ops.ts'
import { useApprovalWords } from '../messages/en.ts'
import { SubstituteDialogForm } from './substitute-form.tsx'

const TONES: Readonly<Record<ApprovalSubstitute['state'], Tone>> = {
  planned: 'point',
  in_force: 'positive',
  past: 'neutral',
  ended: 'neutral',
}

/** Who stands in for finance, and when. */
export function Substitutes() {
  const { substitutes: words, loading } = useApprovalWords()
  const list = useInfiniteQuery(substitutesQuery())
  const candidates = list.data?.pages[0]?.meta.candidates
  return (
    <Card as="section" aria-labelledby="substitutes-title" className="grid gap-4">
      <CardHead
        id="substitutes-title"
        title={words.title}
        actions={
          candidates &&
          candidates.length > 0 && (
            <Dialog
              guardsInput
              trigger={<Button size="small">{words.appoint}</Button>}
              title={words.appoint}
              text={words.text}
              isDismissable={false}
            >
              {(close) => <SubstituteDialogForm candidates={candidates} close={close} />}
            </Dialog>
          )
        }
      />
      <p className="text-ink-soft">{words.text}</p>
      {candidates?.length === 0 && <Banner>{words.none}</Banner>}
      <PagedList
        list={list}
        loading={loading}
        compact
        empty={<EmptyState compact title={words.emptyTitle} text={words.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((substitute) => (
              <Substitute key={substitute.id} substitute={substitute} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function Substitute({ substitute }: { substitute: ApprovalSubstitute }) {
  const { substitutes: words, keep } = useApprovalWords()
  const [lang, write] = [useLang(), useWrite()]
  const { id, name, from_day, to_day, reason, state, appointed_by, ended_by, can_end: canEnd } = substitute
  const day = (text: string) => write(formatDay(text, lang))
  return (
    <li className="grid gap-2 py-4 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">
          <bdi>{name}</bdi>
        </h3>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </div>
      <p className="text-sm">{words.period(day(from_day), day(to_day))}</p>
      <p className="text-sm wrap-anywhere">
        <bdi>{reason}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {words.by(bidiIsolate(appointed_by, lang))}
        {ended_by && ` · ${words.endedBy(bidiIsolate(ended_by, lang))}`}
      </p>
      {canEnd && (
        <div>
          <ConfirmButton
            label={words.end}
            button={{ kind: 'quiet', size: 'small', 'aria-label': words.endOf(name) }}
            text={words.endText}
            cancelLabel={keep}
            onConfirm={() => runWithToast(endSubstitution(id), words.ended)}
          />
        </div>
      )}
    </li>
  )
}
