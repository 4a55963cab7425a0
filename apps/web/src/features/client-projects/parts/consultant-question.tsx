import { NOTE_LENGTH, TOPIC_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import { useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { ownDraft } from '../../../forms/own-draft.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { askForConsultant } from '../api-asks.ts'
import { useAskWords } from '../messages/asks/en.ts'

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/client-projects/schema-vacancies.ts')).consultantForm(),
)

/** Alternative to a meeting where no time suits: a question to a consultant. */
export function ConsultantQuestion() {
  const words = useAskWords().consultant
  const due = useBusinessTime()
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
