import { CODE } from '@fareeq/domain/codes/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { useDraft } from '../../../platform/session/drafts.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { CodeStep } from '../../accounts/parts/lazy-code-step.tsx'
import type { MailedCode } from '../../codes/parts/code-progress.ts'
import { useAccountWords } from '../../accounts/messages/en.ts'
import { codeSent } from '../../codes/parts/code-progress.ts'
import { BothClocks } from './chosen-time.tsx'
import { ReservedUntil } from './reserved-until.tsx'
import { type SlotChoice, SlotPicker, useHasTimes } from './slot-picker.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useMeetingWords } from '../messages/en.ts'
import { useNearest } from './use-nearest.ts'
import { FORM } from './visitor-draft.ts'

/** Lazy: loaded after a time is chosen. */
const PART = lazyModule(() => import('./visitor-form.tsx'))
const VisitorForm = lazyPart(PART, (part) => part.VisitorForm)

type ReservedSlot = MailedCode & { until: string | undefined }

/** Booking without an account: a time, the short form, then the code. All steps survive a reload. */
export function VisitorBooking() {
  const words = useMeetingWords()
  const { code } = useAccountWords()
  const [draft, setDraft] = useDraft<SlotChoice>(`${FORM}-slot`)
  const [reservation, setReservation] = useDraft<ReservedSlot>(`${FORM}-code`)
  const zone = useZone()
  const booking = draft ?? { start: null, timezone: zone }
  const hasTimes = useHasTimes()
  if (reservation)
    return (
      <div className="max-w-xl">
        {booking.start && (
          <Card className="mb-6">
            <BothClocks start={booking.start} timezone={booking.timezone} />
            {reservation.until && <ReservedUntil until={reservation.until} />}
          </Card>
        )}
        <CodeStep
          mailed={reservation}
          onMailed={(mailed) => setReservation(mailed && { ...mailed, until: reservation.until })}
          sentence={code.sent}
          query={{ redirect: pathTo('bookMeeting') }}
        />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <Choosing
        value={booking}
        onChange={setDraft}
        onReserved={(email, until) => setReservation({ email, until, progress: codeSent(CODE.resendAfter / SECOND) })}
      />
      {!booking.start && hasTimes && <p className="text-ink-soft">{words.chosen.nothing}</p>}
    </div>
  )
}

type Props = {
  value: SlotChoice
  onChange: (choice: SlotChoice) => void
  onReserved: (email: string, until?: string) => void
}

function Choosing({ value, onChange, onReserved }: Props) {
  const words = useMeetingWords()
  const { nearest, clear, onRefused } = useNearest()
  useLazyModule(PART)
  const { start, timezone } = value
  const choose = (next: SlotChoice) => {
    clear()
    onChange(next)
  }
  return (
    <>
      <Card pad="large">
        <SlotPicker value={value} onChange={choose} />
      </Card>
      {nearest && (
        <TakenNotice nearest={nearest} timezone={timezone} onChoose={(next) => choose({ start: next, timezone })} />
      )}
      {start && (
        <Card as="section" pad="large" aria-labelledby="visitor-title">
          <div className="mb-6 grid gap-1">
            <h2 id="visitor-title" className="text-xl">
              {words.form.title}
            </h2>
            <p className="text-ink-soft">{words.form.text}</p>
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
            <Banner title={words.chosen.title} className="lg:sticky lg:top-24 lg:order-last">
              <BothClocks start={start} timezone={timezone} />
            </Banner>
            <Suspense
              fallback={
                <Skeletons>
                  <SkeletonBlock className="h-140" />
                </Skeletons>
              }
            >
              <VisitorForm {...{ start, timezone, onRefused, onReserved }} />
            </Suspense>
          </div>
        </Card>
      )}
    </>
  )
}
