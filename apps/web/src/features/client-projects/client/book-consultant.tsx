import { NOTE_LENGTH } from '@fareeq/domain/client-projects/schema.ts'
import { consultantAsk, TOPIC_LENGTH } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useOnce } from '../../../platform/forms/use-once.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Booking } from '../../meetings/parts/booking.tsx'
import { MeetingCard } from '../../meetings/parts/meeting-card.tsx'
import { askForConsultant } from '../api-asks.ts'
import { FormProse, FormText } from '../parts/form-fields.tsx'
import { useAskForm } from '../parts/use-ask-form.ts'
import { useDueWords } from '../parts/use-due-words.ts'
import { useAskWords } from '../parts/use-request-words.ts'

export function Screen() {
  const words = useAskWords()
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
          <MeetingCard meeting={meeting} />
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

const SCHEMA = consultantAsk()

/** For whom no time suits: a question, answered by whoever knows. */
function Writing() {
  const words = useAskWords().consultant
  const due = useDueWords()
  const once = useOnce()
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof askForConsultant>> | null>(null)
  const { form, failure, listed, submit } = useAskForm({
    shelf: 'consultant',
    schema: SCHEMA,
    start: { topic: '', note: '' },
    send: async (body) => setOpened(await askForConsultant(body)),
  })
  return (
    <Card as="section" aria-labelledby="write">
      <CardHead id="write" title={words.write} text={words.writeText} />
      {opened ? (
        <Banner tone="positive" role="status" title={words.sent}>
          {words.sentText(opened.reference, due(opened.due_at))}
        </Banner>
      ) : (
        <Form onSubmit={once(submit)} errors={listed} failure={failure} aria-label={words.write}>
          <FormText
            name="topic"
            control={form.control}
            isRequired
            maxLength={TOPIC_LENGTH}
            label={words.topic}
            hint={words.topicHint}
          />
          <FormProse name="note" control={form.control} optional rows={4} limit={NOTE_LENGTH} label={words.note} />
          <FormActions>
            <Button type="submit" pending={form.formState.isSubmitting}>
              {words.send}
            </Button>
          </FormActions>
        </Form>
      )}
    </Card>
  )
}
