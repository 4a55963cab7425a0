import { MESSAGE_LENGTH } from '@fareeq/domain/recruiter/limits.ts'
import { Mic, SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { readDraft, saveDraft } from '../../../platform/session/drafts.ts'
import { useRecruiterWords } from '../messages/en.ts'
import type { ConversationState } from './use-conversation.ts'
import { useSpeech } from './use-speech.ts'

const DRAFT = 'recruiter text'

type Props = {
  state: ConversationState
  initial?: string | undefined
  /** Where the form is posted without JavaScript. */
  action?: string | undefined
}

/** Where one types or speaks; what is typed stays in this tab until it is sent. */
export function Composer({ state, initial = '', action }: Props) {
  const words = useRecruiterWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => {
    if (area.current) area.current.value = text
    saveDraft(DRAFT, text || null)
  }
  const speech = useSpeech(write)
  useEffect(() => {
    const draft = readDraft(DRAFT)
    if (area.current && area.current.value === '' && typeof draft === 'string') area.current.value = draft
  }, [])
  const pendingText = state.pending?.text
  // Said for the person, from the address: it is no longer about to be sent.
  useEffect(() => {
    if (area.current && area.current.value.trim() === pendingText) area.current.value = ''
  }, [pendingText])
  const send = () => {
    const text = (area.current?.value ?? '').trim()
    if (text === '' || state.isBusy) return
    write('')
    void state.say(text.slice(0, MESSAGE_LENGTH))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className="flex items-end gap-2 rounded-lg border border-line-strong bg-raised p-1.5 shadow-rest focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
    >
      <label htmlFor="recruiter-text" className="sr-only">
        {words.compose.label}
      </label>
      <textarea
        ref={area}
        id="recruiter-text"
        name="text"
        rows={1}
        defaultValue={initial}
        required
        placeholder={words.compose.placeholder}
        aria-describedby="recruiter-hint"
        onInput={({ currentTarget }) => saveDraft(DRAFT, currentTarget.value || null)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none [unicode-bidi:plaintext]"
      />
      <span id="recruiter-hint" className="sr-only">
        {words.compose.hint}
      </span>
      {speech.isSupported && (
        <button
          type="button"
          aria-pressed={speech.isListening}
          aria-label={speech.isListening ? words.compose.listening : words.compose.speak}
          onClick={speech.toggle}
          className={buttonClass({
            kind: 'ghost',
            square: true,
            className: cx('size-11', speech.isListening && 'text-danger'),
          })}
        >
          {speech.isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
        </button>
      )}
      <button
        type="submit"
        aria-label={words.compose.send}
        aria-disabled={state.isBusy || undefined}
        className={buttonClass({ square: true, className: 'size-11' })}
      >
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
      </button>
    </form>
  )
}
