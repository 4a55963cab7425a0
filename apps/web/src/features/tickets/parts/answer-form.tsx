import { ANSWER_LENGTH, type Ticket, answerForm } from '@fareeq/domain/tickets/schema.ts'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { answerTicket } from '../api.ts'
import { useTicketWords } from './use-ticket-words.ts'

const FORM = answerForm()

/** What the answer lacks, by the rule of the call itself. */
function faultOf(text: string): string | undefined {
  const judged = z.safeParse(FORM, { text }, { reportInput: true })
  return judged.success ? undefined : judged.error.issues[0]?.message
}

type Props = { ticket: Ticket; /** What else may be done. */ beside: ReactNode }

export function AnswerForm({ ticket: { id }, beside }: Props) {
  const words = useTicketWords()
  const lang = useLang()
  const once = useOnce()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = once(async () => {
    const fault = faultOf(text)
    setError(fault && sayFault(fault, lang))
    if (fault) return
    setPending(true)
    try {
      await answerTicket(id, text)
      setText('')
      void showToast({ title: words.sent, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      setError(failure.text)
    } finally {
      setPending(false)
    }
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextAreaField
        label={words.answer}
        hint={words.answerHint}
        limit={ANSWER_LENGTH}
        rows={4}
        value={text}
        onChange={setText}
        error={error}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={pending}>
          {words.send}
        </Button>
        {beside}
      </div>
    </form>
  )
}
