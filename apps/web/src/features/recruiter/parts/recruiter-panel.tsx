import { History, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { Beginning } from './beginning.tsx'
import { Chat } from './chat.tsx'
import { ConversationsMenu } from './conversations-menu.tsx'
import { UnderstoodCard } from './understood-card.tsx'
import { useConversation } from './use-conversation.ts'

type Props = { project_id: string | undefined; onClose: () => void }

/** Room for the panel beside the page, where there is room. */
const WIDTH = '27rem'

/** Beside every screen: the page stays usable; Escape closes it. */
export function RecruiterPanel({ project_id, onClose }: Props) {
  const words = useRecruiterWords()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [isMenu, setMenu] = useState(false)
  const state = useConversation({ project_id })
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--recruiter', WIDTH)
    panel.current?.querySelector('textarea')?.focus()
    return () => void style.removeProperty('--recruiter')
  }, [])
  useEscape(panel, onClose)
  // In the body: the bar above, which blurs what is behind it, would be what a fixed box is placed in.
  return createPortal(
    <aside
      ref={panel}
      aria-labelledby={id}
      className="fixed inset-y-0 end-0 z-40 flex w-[min(100vw,27rem)] flex-col border-s border-line bg-surface shadow-float print:hidden"
    >
      <header className="flex items-center gap-2 border-b border-line bg-raised px-4 py-2.5">
        <h2 id={id} className="min-w-0 flex-1 truncate text-base">
          {words.name}
        </h2>
        <button
          type="button"
          aria-pressed={isMenu}
          aria-label={words.list.title}
          onClick={() => setMenu(!isMenu)}
          className={buttonClass({ kind: 'ghost', size: 'small', square: true })}
        >
          <History aria-hidden />
        </button>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className={buttonClass({ kind: 'ghost', size: 'small', square: true })}
        >
          <X aria-hidden />
        </button>
      </header>
      {isMenu ? (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <ConversationsMenu state={state} />
        </div>
      ) : (
        <>
          {state.conversation && state.conversation.requirement.roles.length > 0 && (
            <details className="max-h-[50%] flex-none overflow-y-auto border-b border-line">
              <summary className="flex min-h-10 cursor-pointer items-center px-4 text-sm text-ink-soft">
                {words.understood.title}
              </summary>
              <UnderstoodCard state={state} />
            </details>
          )}
          <Chat state={state} beginning={<Beginning state={state} />} isBox />
        </>
      )}
    </aside>,
    document.body,
  )
}

function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = panel.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [panel, onClose])
}
