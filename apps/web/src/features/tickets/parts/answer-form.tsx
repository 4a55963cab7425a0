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
import { useTicketWords } from '../messages/en.ts'
import { publishWriting } from './writing.ts'

const RESOLVER = resolverOf(answerForm())

type Props = { ticket: Ticket; /** What else may be done. */ actions: ReactNode }

/** Confirms before sending when a colleague has answered meanwhile, or the asker reads another language (D-121). */
export function AnswerForm({ ticket, actions }: Props) {
  const words = useTicketWords()
  const draft = useDraft(ticket)
  const [asksLanguage, setAsksLanguage] = useState(false)
  const { text, answers_read } = draft
  const newer = ticket.answers.slice(answers_read)
  const isClosed = !ticketLife.next(ticket.state, 'answer')
  const { form, control, submit, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text },
    send: (body) => answerTicket(ticket.id, body),
    done: words.sent,
    onDone: () => {
      draft.clear()
      publishWriting(ticket.id, false)
      form.reset({ text: '' })
      setAsksLanguage(false)
    },
  })
  const send = (agreed: { answers_read?: number; other_language?: boolean } = {}) => {
    const other_language = agreed.other_language ?? asksLanguage
    if (!other_language && isOtherLanguage(text, ticket.lang)) {
      setAsksLanguage(true)
      // The button that was pressed is replaced by the question, and its answer is mostly other words.
      return form.setFocus('text')
    }
    return submit({ send: (body) => answerTicket(ticket.id, { ...body, answers_read, ...agreed, other_language }) })
  }

  /** After what is typed already: nothing is lost. */
  const insert = (words: string) => {
    const joined = text === '' ? words : `${text}\n\n${words}`
    form.setValue('text', joined, { shouldDirty: true, shouldValidate: true })
    draft.write(joined)
    publishWriting(ticket.id, true)
    form.setFocus('text')
  }

  if ((isClosed || !ticket.from_email) && text === '') return actions
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
            onChange={(value) => {
              onChange(value)
              draft.write(value)
              publishWriting(ticket.id, value !== '')
              setAsksLanguage(false)
            }}
            error={newer.length > 0 ? undefined : error}
          />
        )}
      </FormField>
      {isClosed ? (
        <Banner tone="warning" role="alert" title={words.closedDraft} />
      ) : newer.length > 0 ? (
        <FasterAnswer
          answers={newer}
          pending={isPending}
          onSend={() => {
            draft.acknowledge()
            void send({ answers_read: ticket.answers.length })
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
        {actions}
      </div>
    </Form>
  )
}
