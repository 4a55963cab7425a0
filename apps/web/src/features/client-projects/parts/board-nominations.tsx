import { NOMINATION } from '@fareeq/domain/nominations/rules.ts'
import { REASON_LENGTH, type StaffNomination } from '@fareeq/domain/nominations/schema.ts'
import { nominationLife } from '@fareeq/domain/nominations/states.ts'
import { useQuery } from '@tanstack/react-query'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useOnce } from '../../../platform/forms/use-once.ts'
import { useLocale } from '../../../platform/i18n.tsx'
import { showToast } from '../../../platform/toasts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useNominationWords } from '../../nominations/parts/use-nomination-words.ts'
import { extendNomination, nominationsQuery, withdrawNomination } from '../api-board.ts'
import { useBoardWords } from './use-board-words.ts'

const TONES: Record<StaffNomination['state'], Tone> = {
  reserved: 'accent',
  in_interview: 'point',
  accepted: 'positive',
  not_interested: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
}

/** Who was proposed for the request, and what became of it. */
export function BoardNominations({ projectId }: { projectId: string }) {
  const words = useBoardWords().nominated
  const { data, isPending, isError, isFetching, refetch } = useQuery(nominationsQuery(projectId))
  return (
    <Card as="section" aria-labelledby="nominations">
      <CardHead id="nominations" title={words.title} />
      {isPending ? (
        <Skeletons>
          <SkeletonRows rows={2} />
        </Skeletons>
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((one) => (
            <Row key={one.id} nomination={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ nomination }: { nomination: StaffNomination }) {
  const words = useBoardWords().nominated
  const { tags } = useNominationWords()
  const locale = useLocale()
  const { talent_name, talent_role, state, reasons, pass_reason, pass_tag, asked } = nomination
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' })
  return (
    <li className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-strong">
          <bdi>{talent_name}</bdi>
        </span>
        {talent_role && <span className="text-sm text-ink-soft">{talent_role}</span>}
        <Badge tone={TONES[state]} dot>
          {words.states[state]}
        </Badge>
        {nominationLife.next(state, 'expire') && (
          <span className="text-sm text-ink-soft">{words.until(until.format(new Date(nomination.expires_at)))}</span>
        )}
        {asked && <Badge tone="warning">{words.asked}</Badge>}
      </div>
      <ul className="list-inside list-disc text-sm text-ink-soft">
        {reasons.map((reason) => (
          <li key={reason}>
            <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
      {pass_reason && (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {pass_tag && <Badge className="me-2">{tags[pass_tag]}</Badge>}
          {pass_reason}
        </p>
      )}
      <Moves nomination={nomination} />
    </li>
  )
}

function Moves({ nomination: { id, state } }: { nomination: StaffNomination }) {
  const words = useBoardWords().nominated
  const once = useOnce()
  const extend = once(async () => {
    try {
      await extendNomination(id, NOMINATION.asksForDays)
      void showToast({ title: words.extended, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      void showToast({ title: failure.text, tone: 'danger' })
    }
  })
  const withdraw = async (reason: string) => {
    try {
      await withdrawNomination(id, reason)
      void showToast({ title: words.withdrawn, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      return failure.text
    }
  }
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {nominationLife.next(state, 'extend') && (
        <Button kind="quiet" size="small" onPress={() => void extend()}>
          {words.extend}
        </Button>
      )}
      {nominationLife.next(state, 'withdraw') && (
        <ConfirmDialog
          trigger={
            <Button kind="ghost" size="small">
              {words.withdraw}
            </Button>
          }
          title={words.withdrawTitle}
          text={words.withdrawText}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          reason={{ label: words.withdrawReason, required: words.withdrawRequired, limit: REASON_LENGTH }}
          onConfirm={withdraw}
        />
      )}
    </div>
  )
}
