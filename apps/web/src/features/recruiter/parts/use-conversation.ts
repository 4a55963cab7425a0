import type { AnswerSentence, RecruiterCommand } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { uuid4 } from '../../../platform/analytics/tracking-id.ts'
import { readDraft, saveDraft } from '../../../platform/session/drafts.ts'
import { recruiterApi as api } from '../api.ts'

/** What was said and is not answered yet: its words, and what came of the answer so far. */
export type PendingTurn = { id: string; text: string; command?: RecruiterCommand; sentences: readonly AnswerSentence[] }

export type ConversationOptions = { project_id?: string | undefined }

/** The conversation of this tab. */
const DRAFT = 'recruiter conversation'

const browserZone = (): string => Intl.DateTimeFormat('en', { timeZone: undefined }).resolvedOptions().timeZone // house-allow zone: sent to the server, never shown

/** One conversation: it begins with the first message, goes on after a reload, and loses nothing that was typed. */
export function useConversation({ project_id }: ConversationOptions = {}) {
  const lang = useLang()
  const [conversation, setConversation] = useState<RecruiterConversation | null>(null)
  const [pending, setPending] = useState<PendingTurn | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const show = useCallback((next: RecruiterConversation | null) => {
    setConversation(next)
    saveDraft(DRAFT, next?.id ?? null)
  }, [])

  const guarded = useCallback(async (work: () => Promise<void>) => {
    setFailure(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFailure(error.text)
    } finally {
      setBusy(false)
    }
  }, [])

  // The conversation of this tab, after a reload.
  useEffect(() => {
    const saved = readDraft(DRAFT)
    if (typeof saved !== 'string') return
    let isGone = false
    void api.read(saved).then(
      (next) => isGone || setConversation(next),
      (error: unknown) => {
        if (!isCallFailure(error)) throw error
        if (error.status === 404) saveDraft(DRAFT, null)
      },
    )
    return () => {
      isGone = true
    }
  }, [])

  const answer = useCallback(
    (turn: PendingTurn) =>
      guarded(async () => {
        const controller = new AbortController()
        abort.current = controller
        setPending({ ...turn, sentences: [] })
        const open =
          conversation ??
          (await api.begin({
            lang,
            timezone: browserZone(),
            ...(project_id && { project_id }),
          }))
        if (!conversation) show(open)
        const { id, text, command } = turn
        const next = await api.say(
          open.id,
          { id, text, lang, ...(command && { command }) },
          {
            sentence: (sentence) => setPending((now) => now && { ...now, sentences: [...now.sentences, sentence] }),
          },
          controller.signal,
        )
        show(next)
        setPending(null)
      }),
    [conversation, guarded, lang, project_id, show],
  )

  return {
    conversation,
    pending,
    failure,
    isBusy,
    say: (text: string, command?: RecruiterCommand) =>
      answer({ id: uuid4(), text, ...(command && { command }), sentences: [] }),
    retry: () => (pending ? answer(pending) : Promise.resolve()),
    correct: (requirement: Requirement) =>
      guarded(async () => {
        if (conversation) show(await api.correct(conversation.id, requirement, lang))
      }),
    confirm: (proposal: string, fields: Record<string, string>) =>
      guarded(async () => {
        if (conversation) show(await api.confirm(conversation.id, proposal, fields))
      }),
    drop: (proposal: string) =>
      guarded(async () => {
        if (conversation) show(await api.drop(conversation.id, proposal))
      }),
    open: (id: string) =>
      guarded(async () => {
        setPending(null)
        show(await api.read(id))
      }),
    change: (changes: { title?: string; is_shared?: boolean }) =>
      guarded(async () => {
        if (conversation) show(await api.change(conversation.id, changes))
      }),
    remove: () =>
      guarded(async () => {
        if (conversation) await api.remove(conversation.id)
        show(null)
      }),
    begin: () => {
      setPending(null)
      setFailure(null)
      show(null)
    },
    list: api.list,
    object: api.object,
  }
}
export type ConversationState = ReturnType<typeof useConversation>
