import { useState } from 'react'
import { useRecruiterWords } from '../messages/en.ts'
import { ConversationsMenu } from './conversations-menu.tsx'
import type { ConversationState } from './use-conversation.ts'

/** Earlier conversations, read once they are asked for. */
export function ConversationsFold({ state }: { state: ConversationState }) {
  const words = useRecruiterWords().list
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-lg border border-line bg-raised noscript:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-[0.9375rem] font-strong">
        {words.title}
      </summary>
      {isOpen && (
        <div className="border-t border-line p-4">
          <ConversationsMenu state={state} />
        </div>
      )}
    </details>
  )
}
