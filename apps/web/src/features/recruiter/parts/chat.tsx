import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../../ui/display/banner.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { Answer, Choices, PendingAnswer } from './answer.tsx'
import { Composer } from './composer.tsx'
import type { ConversationState } from './use-conversation.ts'

type Props = {
  state: ConversationState
  /** Before anything is said. */
  beginning?: ReactNode
  /** The page scrolls, or the box itself. */
  isBox?: boolean
  initial?: string
  /** Where a message is posted without JavaScript. */
  action?: string
}

/** The conversation and where one types. */
export function Chat({ state, beginning, isBox = false, initial, action }: Props) {
  const words = useRecruiterWords()
  const { conversation, pending, failure, isBusy } = state
  const messages = conversation?.messages ?? []
  const last = messages.at(-1)
  const end = useEndInView(messages.length, pending?.sentences.length ?? -1)
  const isEmpty = messages.length === 0 && !pending
  return (
    <div className={cx('flex min-w-0 flex-col', isBox && 'min-h-0 flex-1')}>
      <div
        role="log"
        aria-label={words.thread}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by the keyboard
        tabIndex={isBox ? 0 : undefined}
        className={cx(
          'flex min-w-0 flex-col gap-6',
          isBox && 'min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px]',
        )}
      >
        {isEmpty && beginning}
        {messages.map((message) =>
          message.author === 'person' ? (
            <PersonMessage key={message.id} text={message.text} name={message.name} />
          ) : (
            <Answer key={message.id} message={message} state={state} isLast={message === last && !pending} />
          ),
        )}
        {pending && (
          <>
            <PersonMessage text={pending.text} name={null} />
            {failure ? null : <PendingAnswer sentences={pending.sentences} />}
          </>
        )}
        {failure && (
          <Banner
            tone="warning"
            role="alert"
            action={
              pending ? (
                <PlainButton kind="quiet" size="small" onPress={() => void state.retry()}>
                  {words.retry}
                </PlainButton>
              ) : undefined
            }
          >
            {failure}
          </Banner>
        )}
        <div ref={end} className="scroll-mb-40" />
      </div>
      {last?.author === 'recruiter' && !pending && last.choices.length > 0 && (
        <Choices choices={last.choices} state={state} className={isBox ? 'px-4 pb-3' : 'pt-5'} />
      )}
      <div
        className={cx(
          isBox
            ? 'border-t border-line bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
            : 'sticky bottom-[var(--phone-bar,0px)] z-10 mt-5 bg-surface pb-3',
        )}
      >
        <Composer state={state} initial={initial} action={action} />
      </div>
    </div>
  )
}

/** Keeps the end of the conversation in view, once something was said. */
function useEndInView(messages: number, sentences: number) {
  const end = useRef<HTMLDivElement>(null)
  const first = useRef(messages)
  useEffect(() => {
    if (messages === first.current && sentences < 0) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    end.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [messages, sentences])
  return end
}

const PersonMessage = ({ text, name }: { text: string; name: string | null }) => {
  const words = useRecruiterWords()
  return (
    <div className="ms-auto max-w-[min(100%,34rem)]">
      <p className="sr-only">{name ?? words.you}</p>
      {name && <p className="mb-1 text-end text-xs text-ink-faint">{name}</p>}
      <p
        dir="auto"
        className="rounded-xl rounded-ee-xs bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-line text-ink"
      >
        {text}
      </p>
    </div>
  )
}
