import { isOtherLanguage } from '@fareeq/domain/tickets/rules-language.ts'
import { ANSWER_LENGTH } from '@fareeq/domain/tickets/limits.ts'
import { type Ticket, answerForm } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { answerTicket } from '../api.ts'
import { FasterAnswer } from './answer-faster.tsx'
import { useDraft } from './drafts.ts'
import { useTicketWords } from './use-ticket-words.ts'

const FORM = answerForm()

/** What the answer lacks, by the rule of the call itself. */
function faultOf(text: string): string | undefined {
  const judged = z.safeParse(FORM, { text }, { reportInput: true })
  return judged.success ? undefined : judged.error.issues[0]?.message
}

type Props = { ticket: Ticket; /** What else may be done. */ beside: ReactNode }

/** Nothing leaves by one press that a colleague has answered meanwhile, or that the asker cannot read (D-121). */
export function AnswerForm({ ticket, beside }: Props) {
  const words = useTicketWords()
  const lang = useLang()
  const once = useOnce()
  const draft = useDraft(ticket)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const [asksLanguage, setAsksLanguage] = useState(false)
  const { text } = draft
  const newer = ticket.answers.slice(draft.seen)
  const isClosed = !ticketLife.next(ticket.state, 'answer')

  const send = once(async (agreed: { seen?: number; other_language?: boolean } = {}) => {
    const fault = faultOf(text)
    setError(fault && sayFault(fault, lang))
    if (fault) return
    const other = agreed.other_language ?? asksLanguage
    setAsksLanguage(isOtherLanguage(text, ticket.lang))
    if (!other && isOtherLanguage(text, ticket.lang)) return
    setPending(true)
    try {
      await answerTicket(ticket.id, { text, seen: draft.seen, other_language: other, ...agreed })
      draft.clear()
      setAsksLanguage(false)
      void showToast({ title: words.sent, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      setError(failure.text)
    } finally {
      setPending(false)
    }
  })

  if (isClosed && text === '') return beside
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (newer.length === 0 && !isClosed) void send()
      }}
    >
      <TextAreaField
        label={words.answer}
        hint={words.answerHint}
        limit={ANSWER_LENGTH}
        rows={4}
        value={text}
        onChange={(typed) => {
          draft.write(typed)
          setAsksLanguage(false)
        }}
        error={newer.length > 0 ? undefined : error}
      />
      {isClosed ? (
        <Banner tone="warning" role="alert" title={words.closedMeanwhile} />
      ) : newer.length > 0 ? (
        <FasterAnswer
          answers={newer}
          pending={pending}
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
              <Button size="small" kind="quiet" pending={pending} onPress={() => void send({ other_language: true })}>
                {words.sendInOther}
              </Button>
            }
          />
        )
      )}
      <div className="flex flex-wrap gap-2.5">
        {newer.length === 0 && !isClosed && !asksLanguage && (
          <Button type="submit" pending={pending}>
            {words.send}
          </Button>
        )}
        {beside}
      </div>
    </form>
  )
}
