import { NOTE_LENGTH, TOPIC_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { Suspense, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { ownDraft } from '../../../forms/own-draft.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useHomeMoment } from '../../../platform/i18n/home-clock.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Booking } from '../../meetings/parts/booking.tsx'
import { askForConsultant } from '../api-asks.ts'
import { useAskWords } from '../parts/use-ask-words.ts'

/** Lazy: shown after a booking. */
const CARD = lazyModule(() => import('../../meetings/parts/meeting-card.tsx'))
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
        <Writing />
      </div>
    </>
  )
}

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/client-projects/schema-vacancies.ts')).consultantAsk(),
)

/** For whom no time suits: a question, answered by whoever knows. */
function Writing() {
  const words = useAskWords().consultant
  const due = useHomeMoment()
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof askForConsultant>> | null>(null)
  const { control, isPending, props } = useSubmitForm({
    draft: ownDraft('consultant'),
    resolver: RESOLVER,
    initial: { topic: '', note: '' },
    send: askForConsultant,
    onDone: setOpened,
  })
  return (
    <Card as="section" aria-labelledby="write">
      <CardHead id="write" title={words.write} text={words.writeText} />
      {opened ? (
        <Banner tone="positive" role="status" title={words.sent}>
          {words.sentText(opened.reference, due(opened.due_at))}
        </Banner>
      ) : (
        <Form {...props} aria-label={words.write}>
          <FormText
            name="topic"
            control={control}
            isRequired
            maxLength={TOPIC_LENGTH}
            label={words.topic}
            hint={words.topicHint}
          />
          <FormProse name="note" control={control} optional rows={4} limit={NOTE_LENGTH} label={words.note} />
          <FormActions>
            <Button type="submit" pending={isPending}>
              {words.send}
            </Button>
          </FormActions>
        </Form>
      )}
    </Card>
  )
}
