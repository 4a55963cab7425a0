import { invite } from '@fareeq/domain/referrals/schema.ts'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { saveDraft, readDraft } from '../../../platform/session/drafts.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { uuid4 } from '../../../platform/analytics/tracking-id.ts'
import { inviteFriend } from '../api.ts'

const SCHEMA = invite()
export type ReferralFields = z.input<typeof SCHEMA>
type Friend = z.output<typeof SCHEMA>

const FRESH: DefaultValues<ReferralFields> = { name: '', email: '', role_id: '', phone: '', linkedin: '' }

/** Kept per person: the next one to sign in on this tab begins anew. */
const shelf = () => `referral:${session.get().user?.id}`

export type Sent = { name: string; amount_usd: number }

/** The invitation being written; what was typed survives a reload, and one submit is one invitation. */
export function useReferralForm() {
  const form = useForm<ReferralFields, unknown, Friend>({
    resolver: resolverOf(SCHEMA),
    mode: 'onTouched',
    // The form itself moves to the first field in error, in the order of the page.
    shouldFocusError: false,
    defaultValues: FRESH,
  })
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const key = useRef(uuid4())
  const once = useOnce()

  useEffect(() => {
    const draft = readDraft(shelf()) as ReferralFields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(shelf(), { ...values, consent: undefined }),
    })
  }, [form])

  const send = async (friend: Friend) => {
    setFailure(undefined)
    setSent(undefined)
    try {
      const { amount_usd } = await inviteFriend(friend, key.current)
      setSent({ name: friend.name, amount_usd })
      form.reset(FRESH)
      saveDraft(shelf(), null)
      key.current = uuid4()
      void queryClient.invalidateQueries({ queryKey: ['referrals'] })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (error.status === 401) (await import('../../../platform/calls/handle-failure.ts')).handleFailure(error)
      // The same words get the same key until the server has answered.
      if (error.status > 0) key.current = uuid4()
      if (!saidAtFields(form, error)) setFailure(error.text)
    }
  }
  return { form, failure, sent, submit: () => once(() => submitted(form, send))() }
}
