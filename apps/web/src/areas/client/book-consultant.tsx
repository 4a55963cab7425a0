import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { Suspense, useState } from 'react'
import { pathTo } from '../../paths.ts'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { SkeletonBlock, Skeletons } from '../../ui/display/skeleton.tsx'
import { Card, CardHead } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Booking } from '../../features/meetings/parts/booking.tsx'
import { ConsultantQuestion } from '../../features/client-projects/parts/consultant-question.tsx'
import { useAskWords } from '../../features/client-projects/messages/asks/en.ts'

/** Lazy: shown after a booking. */
const CARD = lazyModule(() => import('../../features/meetings/parts/meeting-card.tsx'))
const MeetingCard = lazyPart(CARD, (part) => part.MeetingCard)

export function Screen() {
  const words = useAskWords()
  useLazyModule(CARD)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  return (
    <>
      <PageHeader
        title={words.consultant.title}
        text={words.consultant.text}
        back={{ label: words.back, as: PageLink, href: pathTo('clientHome') }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {meeting ? (
          <Suspense
            fallback={
              <Skeletons>
                <SkeletonBlock className="h-72" />
              </Skeletons>
            }
          >
            <MeetingCard meeting={meeting} />
          </Suspense>
        ) : (
          <Card as="section" aria-labelledby="book">
            <CardHead id="book" title={words.consultant.book} />
            <Booking kind="consultant" onBooked={setMeeting} />
          </Card>
        )}
        <ConsultantQuestion />
      </div>
    </>
  )
}
