import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { type Clock, isUninvited } from '@fareeq/domain/selections/rules.ts'
import type { Selection } from '@fareeq/domain/selections/schema.ts'
import { isStep, isThrough } from '@fareeq/domain/selections/states.ts'
import { UserRound } from 'lucide-react'
import { useLocale, useWrite } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { usePipelineWords } from '../messages/en.ts'

const TONES: Record<Clock, Tone> = { late: 'danger', today: 'warning', calm: 'neutral', none: 'neutral' }

export const nameOf = ({ first_name, last_name }: Pick<Selection, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')

export function SelectionPhoto({ selection }: { selection: Selection }) {
  const { id, photo } = selection
  return photo ? (
    <img src={photo} alt="" loading="lazy" className="size-9 flex-none rounded-full object-cover" />
  ) : (
    <Avatar id={id} name={nameOf(selection)} size="sm" />
  )
}

/** The promised day, and whether it is kept. */
export function SelectionClock({ selection: { due_at, clock } }: { selection: Selection }) {
  const words = usePipelineWords()
  const write = useWrite()
  const day = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'short', timeZone: BUSINESS_ZONE })
  if (!due_at || clock === 'none') return null
  const date = <time dateTime={due_at}>{write(day.format(new Date(due_at)))}</time>
  return (
    <Badge tone={TONES[clock]} dot={clock !== 'calm'}>
      {clock === 'calm' ? `${words.promised}: ` : `${words.clocks[clock]} · `}
      {date}
    </Badge>
  )
}

export function SelectionOwner({
  selection: { owner, state },
  className,
}: {
  selection: Selection
  className?: string
}) {
  const words = usePipelineWords()
  const isMine = useStaff()?.id === owner?.id
  if (!owner && !isStep(state) && !isThrough(state)) return null
  return (
    <span className={cx('inline-flex min-w-0 items-center gap-1 text-sm', !owner && 'text-warning', className)}>
      <UserRound aria-hidden className="size-3.5 flex-none" />
      <span className="sr-only">{words.owner}: </span>
      <bdi className="truncate">{owner ? (isMine ? words.me : owner.name) : words.nobody}</bdi>
    </span>
  )
}

/** Where somebody came from, and what is owed or awaited before anything else. */
export function SelectionMarks({ selection }: { selection: Selection }) {
  const words = usePipelineWords()
  const { referred, from_workable, awaits_consent } = selection
  return (
    <>
      {referred && <Badge tone="point">{words.referred}</Badge>}
      {referred && isUninvited(selection) && (
        <Badge tone="warning" wrap>
          {words.notInvited}
        </Badge>
      )}
      {from_workable && <Badge>Workable</Badge>}
      {awaits_consent && (
        <Badge tone="warning" wrap>
          {words.awaitsConsent}
        </Badge>
      )}
    </>
  )
}
