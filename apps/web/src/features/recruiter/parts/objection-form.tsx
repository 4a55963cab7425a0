import { type FormEvent, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { PlainTextArea } from '../../../ui/fields/plain-field.tsx'
import { useRecruiterWords } from '../messages/en.ts'
import type { ConversationState } from './use-conversation.ts'

const MAX_LENGTH = 1000

/** Whoever finds a suggestion wrong says so, and a person reads it. */
export function ObjectionForm({ state: { conversation, object } }: { state: ConversationState }) {
  const words = useRecruiterWords().object
  const [reference, setReference] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const answer = conversation?.messages.findLast(({ author }) => author === 'recruiter')
  if (!conversation || !answer) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    if (typeof text !== 'string' || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      setReference((await object(conversation.id, answer.id, text.trim())).reference)
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFailure(error.text)
    }
    setBusy(false)
  }
  if (reference !== null)
    return (
      <p role="status" className="text-sm">
        {words.sent(reference)}
      </p>
    )
  return (
    <details className="text-sm">
      <summary className="flex min-h-10 cursor-pointer items-center text-ink-soft">{words.open}</summary>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3 pt-2">
        <PlainTextArea
          name="text"
          id="recruiter-objection"
          label={words.label}
          required
          rows={3}
          limit={MAX_LENGTH}
          error={failure}
        />
        <div>
          <PlainButton type="submit" kind="quiet" size="small" pending={isBusy}>
            {words.send}
          </PlainButton>
        </div>
      </form>
    </details>
  )
}
