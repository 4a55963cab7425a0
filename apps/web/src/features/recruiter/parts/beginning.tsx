import { pathTo } from '../../../paths.ts'
import type { MouseEvent } from 'react'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { useRecruiterWords } from '../messages/en.ts'
import type { ConversationState } from './use-conversation.ts'

/** Before anything is said: what may be said. The examples are links, so that they work without JavaScript. */
export function Beginning({ state }: { state: ConversationState }) {
  const words = useRecruiterWords()
  const say = (event: MouseEvent, text: string) => {
    event.preventDefault()
    void state.say(text)
  }
  return (
    <div className="grid gap-5">
      <div className="flex max-w-[40rem] gap-3">
        <Nuqta className="mt-2.5 text-[0.7rem] text-point" />
        <p>{words.hello}</p>
      </div>
      <div>
        <h3 className="mb-2 text-sm text-ink-soft">{words.examples}</h3>
        <ul className="flex flex-wrap gap-2">
          {words.exampleTexts.map(({ name, text }) => (
            <li key={name}>
              <a
                href={pathTo('aiRecruiter', {}, { text })}
                title={text}
                onClick={(event) => say(event, text)}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-sm transition-colors hover:border-line-strong"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-ink-faint">
        {words.note}{' '}
        <a href={pathTo('howSuggestions')} className="underline underline-offset-4">
          {words.how}
        </a>
      </p>
    </div>
  )
}
