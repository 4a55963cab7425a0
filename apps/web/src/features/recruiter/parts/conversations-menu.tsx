import type { ConversationSummary } from '@fareeq/domain/recruiter/schema.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { CONTROL } from '../../../ui/fields/field-classes.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { ObjectionForm } from './objection-form.tsx'
import type { ConversationState } from './use-conversation.ts'

/** Earlier conversations, and what one may do with this one. */
export function ConversationsMenu({ state }: { state: ConversationState }) {
  const words = useRecruiterWords().list
  const { conversation } = state
  const [list, setList] = useState<readonly ConversationSummary[] | null>(null)
  const id = conversation?.id
  useEffect(() => {
    let isGone = false
    state.list().then(
      (next) => isGone || setList(next),
      () => isGone || setList([]),
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again when another conversation is open
  }, [id, conversation?.title, conversation?.is_shared])
  const others = (list ?? []).filter((other) => other.id !== id)
  return (
    <div className="grid gap-5">
      {conversation && <CurrentConversation key={conversation.id} state={state} />}
      <div>
        <PlainButton kind="quiet" size="small" onPress={state.begin}>
          {words.fresh}
        </PlainButton>
      </div>
      {others.length > 0 && (
        <nav aria-label={words.open}>
          <h3 className="mb-1 text-sm text-ink-soft">{words.open}</h3>
          <ul className="divide-y divide-line">
            {others.map(({ id: other, title, is_shared, is_own }) => (
              <li key={other}>
                <button
                  type="button"
                  onClick={() => void state.open(other)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 text-start hover:underline"
                >
                  <bdi className="min-w-0 truncate">{title || words.untitled}</bdi>
                  {is_shared && !is_own && <Badge>{words.shared}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function CurrentConversation({ state }: { state: ConversationState }) {
  const words = useRecruiterWords().list
  const locale = useLocale()
  const conversation = state.conversation!
  const { title, is_own, is_shared, audience, kept_until } = conversation
  const [isNaming, setNaming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(kept_until))
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = new FormData(event.currentTarget).get('title')
    if (typeof next === 'string' && next.trim()) void state.change({ title: next.trim() })
    setNaming(false)
  }
  return (
    <section className="grid gap-2.5">
      {isNaming ? (
        <form onSubmit={rename} className="flex gap-2">
          <label className="min-w-0 flex-1">
            <span className="sr-only">{words.renameLabel}</span>
            <input name="title" defaultValue={title} maxLength={80} className={cx(CONTROL, 'min-h-9.5 text-sm')} />
          </label>
          <PlainButton type="submit" size="small">
            {words.save}
          </PlainButton>
        </form>
      ) : (
        <h3 className="text-base wrap-anywhere">
          <bdi>{title || words.untitled}</bdi>
        </h3>
      )}
      <p className="text-xs text-ink-faint">{words.kept(day)}</p>
      {is_own && (
        <div className="flex flex-wrap gap-2">
          <PlainButton kind="quiet" size="small" onPress={() => setNaming(!isNaming)}>
            {isNaming ? words.cancel : words.rename}
          </PlainButton>
          {audience === 'company' && (
            <PlainButton
              kind="quiet"
              size="small"
              aria-pressed={is_shared}
              onPress={() => void state.change({ is_shared: !is_shared })}
            >
              {is_shared ? words.unshare : words.share}
            </PlainButton>
          )}
          <PlainButton kind="quiet" size="small" onPress={() => setRemoving(true)}>
            {words.remove}
          </PlainButton>
        </div>
      )}
      {audience === 'company' && <ObjectionForm state={state} />}
      {isRemoving && (
        <div role="alert" className="grid gap-2 rounded-md border border-line bg-sunken p-3 text-sm">
          <p>{words.removeAsk}</p>
          <div className="flex gap-2">
            <PlainButton kind="danger" size="small" onPress={() => void state.remove()}>
              {words.removeYes}
            </PlainButton>
            <PlainButton kind="quiet" size="small" onPress={() => setRemoving(false)}>
              {words.cancel}
            </PlainButton>
          </div>
        </div>
      )}
    </section>
  )
}
