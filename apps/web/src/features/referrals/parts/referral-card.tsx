import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Referral } from '@fareeq/domain/referrals/schema.ts'
import { STAGES, isInvited, isOpen, isVoid, type ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import type { ReferralWords } from '../messages/ar.ts'
import { SendAgain } from './send-again.tsx'
import { useReferralWords } from '../messages/en.ts'

/** How far along the way a friend has come, counted from one. */
const stageOf = ({ timeline }: Pick<Referral, 'timeline'>): number =>
  Math.max(1, ...timeline.map(({ status }) => STAGES.indexOf(status) + 1))

const TONES: Readonly<Record<ReferralStatus, Tone>> = {
  invited: 'neutral',
  consented: 'accent',
  registered: 'accent',
  testing: 'accent',
  passed: 'accent',
  failed: 'warning',
  hired: 'positive',
  bonus_due: 'point',
  paid: 'positive',
  void: 'neutral',
}

/** Promises are made in the time of Riyadh. */
const dayOf = (at: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BUSINESS_ZONE })
    .format(new Date(at))
    // No-break spaces: a date stays on one line.
    .replaceAll(' ', '\u00a0')

function comingNext({ status, next, void_reason }: Referral, words: ReferralWords, locale: string): string | undefined {
  if (void_reason) return words.reasons[void_reason]
  if (next) return words.next[next.what](dayOf(next.at, locale))
  return status in words.waiting ? words.waiting[status as keyof ReferralWords['waiting']] : undefined
}

/** One friend: where they are on the way to the bonus, since when, and what comes next. */
export function ReferralCard({ referral }: { referral: Referral }) {
  const words = useReferralWords()
  const lang = useLang()
  const locale = useLocale()
  const write = useWrite()
  const { name, role, years, amount_usd, status, void_reason, timeline, send_again: again } = referral
  const next = comingNext(referral, words, locale)
  const latest = timeline.at(-1)
  const lost = isVoid(status)
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-soft">{words.tracker.facts(role, words.tracker.years(years))}</p>
        </div>
        <p className="text-end">
          <span className="sr-only">{words.tracker.bonus}: </span>
          <span className={cx('num text-lg font-semibold', lost && 'text-ink-faint line-through')}>
            {write(formatUsd(usd(amount_usd), lang))}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Stages referral={referral} />
        <Badge tone={TONES[status]} dot>
          {words.status[status]}
        </Badge>
        {latest && <span className="text-sm text-ink-soft">{dayOf(latest.at, locale)}</span>}
      </div>
      {next && (
        <p className="text-[0.9375rem]">
          <span className="text-ink-soft">{void_reason ? words.tracker.reason : words.tracker.next}: </span>
          {next}
        </p>
      )}
      {again && <SendAgain referral={referral} again={again} day={dayOf(again.from, locale)} />}
      <Disclosure title={words.tracker.history}>
        <div className="pt-2">
          <Timeline
            items={timeline.toReversed().map((move, index) => ({
              id: `${move.status}${move.at}`,
              title: isInvited(move.status) ? words.invitedAt : words.status[move.status],
              when: <time dateTime={move.at}>{dayOf(move.at, locale)}</time>,
              tone: index === 0 ? (lost ? 'quiet' : 'point') : 'accent',
            }))}
          />
        </div>
      </Disclosure>
    </Card>
  )
}

/** Progress as dots, decorative: the text beside it says the same. */
const Stages = ({ referral }: { referral: Referral }) => {
  const at = stageOf(referral)
  const open = isOpen(referral.status)
  return (
    <span aria-hidden className="inline-flex items-center gap-1.5 text-sm">
      {STAGES.map((stage, index) => (
        <Nuqta
          key={stage}
          className={cx(
            index >= at
              ? 'text-line'
              : open && index === at - 1
                ? 'text-[1.15em] text-point'
                : isVoid(referral.status)
                  ? 'text-line-strong'
                  : 'text-accent',
          )}
        />
      ))}
    </span>
  )
}
