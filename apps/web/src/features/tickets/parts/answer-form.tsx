import { isOtherLanguage } from '@fareeq/domain/tickets/rules-language.ts'
import { ANSWER_LENGTH } from '@fareeq/domain/tickets/limits.ts'
import { type Ticket, answerForm } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { type ReactNode, useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { answerTicket } from '../api.ts'
import { FasterAnswer } from './answer-faster.tsx'
import { useDraft } from './drafts.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useTicketWords } from './use-ticket-words.ts'
import { tellWriting } from './writing.ts'

const RESOLVER = resolverOf(answerForm())

type Props = { ticket: Ticket; /** What else may be done. */ beside: ReactNode }

/** Confirms before sending when a colleague has answered meanwhile, or the asker reads another language (D-121). */
export function AnswerForm({ ticket, beside }: Props) {
  const words = useTicketWords()
  const draft = useDraft(ticket)
  const [asksLanguage, setAsksLanguage] = useState(false)
  const { text, seen } = draft
  const newer = ticket.answers.slice(seen)
  const isClosed = !ticketLife.next(ticket.state, 'answer')
  const { form, control, submit, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text },
    send: (body) => answerTicket(ticket.id, body),
    done: words.sent,
    onDone: () => {
      draft.clear()
      tellWriting(ticket.id, false)
      form.reset({ text: '' })
      setAsksLanguage(false)
    },
  })
  const send = (agreed: { seen?: number; other_language?: boolean } = {}) => {
    const other_language = agreed.other_language ?? asksLanguage
    if (!other_language && isOtherLanguage(text, ticket.lang)) return setAsksLanguage(true)
    return submit({ send: (body) => answerTicket(ticket.id, { ...body, seen, ...agreed, other_language }) })
  }

  /** After what is typed already: nothing is lost. */
  const insert = (words: string) => {
    const typed = text === '' ? words : `${text}\n\n${words}`
    form.setValue('text', typed, { shouldDirty: true, shouldValidate: true })
    draft.write(typed)
    tellWriting(ticket.id, true)
    form.setFocus('text')
  }

  if (isClosed && text === '') return beside
  return (
    <Form
      {...props}
      failure={newer.length > 0 ? undefined : props.failure}
      onSubmit={() => newer.length === 0 && !isClosed && send()}
      className="gap-3"
    >
      <FormField name="text" control={control}>
        {({ onChange, error, ...field }) => (
          <TextAreaField
            {...field}
            label={words.answer}
            hint={words.answerHint}
            limit={ANSWER_LENGTH}
            rows={4}
            onChange={(typed) => {
              onChange(typed)
              draft.write(typed)
              tellWriting(ticket.id, typed !== '')
              setAsksLanguage(false)
            }}
            error={newer.length > 0 ? undefined : error}
          />
        )}
      </FormField>
      {isClosed ? (
        <Banner tone="warning" role="alert" title={words.closedMeanwhile} />
      ) : newer.length > 0 ? (
        <FasterAnswer
          answers={newer}
          pending={isPending}
          onSend={() => {
            draft.acknowledge()
            void send({ seen: ticket.answers.length })
          }}
        />
      ) : (
        asksLanguage && (
          <Banner
            tone="warning"
            role="alert"
            title={words.otherLanguage[ticket.lang]}
            action={
              <Button size="small" kind="quiet" pending={isPending} onPress={() => void send({ other_language: true })}>
                {words.sendInOther}
              </Button>
            }
          />
        )
      )}
      <div className="flex flex-wrap gap-2.5">
        {newer.length === 0 && !isClosed && !asksLanguage && (
          <Button type="submit" pending={isPending}>
            {words.send}
          </Button>
        )}
        {!isClosed && <TemplatePicker ticket={ticket} onPick={insert} />}
        {beside}
      </div>
    </Form>
  )
}
