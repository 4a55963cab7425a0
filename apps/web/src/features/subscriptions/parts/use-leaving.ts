import type { List } from '@fareeq/domain/subscriptions/schema.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { saveDraft, readDraft } from '../../../platform/session/drafts.ts'
import { lateResolver, useJudge } from '../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { with401Handling } from '../../../platform/calls/with-401-handling.ts'
import { leave } from '../api.ts'

/** One list, or all of them. */
export type Unsubscription = List | 'all'
type Fields = { subscription?: List; comment: string }

const JUDGE = lateResolver(async () => (await import('@fareeq/domain/subscriptions/schema.ts')).unsubscribeForm())

const SHELF = 'subscriptions:leaving'

export function useLeaving(userId: string, asked: Unsubscription, onLeft: (left: Unsubscription) => void) {
  const [failure, setFailure] = useState<string>()
  const form = useForm<Fields>({
    resolver: useJudge(JUDGE),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { comment: '', subscription: asked === 'all' ? undefined : asked },
  })

  useEffect(() => {
    const kept = readDraft(SHELF)
    if (typeof kept === 'string') form.setValue('comment', kept, { shouldDirty: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(SHELF, values.comment || null),
    })
  }, [form])

  const send = async ({ subscription, comment }: Fields) => {
    setFailure(undefined)
    try {
      await with401Handling(leave({ id: userId, subscription, comment }))
      saveDraft(SHELF, null)
      onLeft(subscription ?? 'all')
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error, (field) => (field === 'comment' ? field : undefined))) setFailure(error.text)
    }
  }
  return { form, failure, submit: () => submitted(form, send) }
}
