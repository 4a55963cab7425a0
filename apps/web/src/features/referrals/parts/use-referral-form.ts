import { invite } from '@fareeq/domain/referrals/schema.ts'
import { useState } from 'react'
import type { BodyOf, FieldsOf } from '../../../forms/lazy-resolver.ts'
import { ownDraft } from '../../../forms/own-draft.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { inviteFriend } from '../api.ts'

const RESOLVER = resolverOf(invite())
export type ReferralFields = FieldsOf<typeof RESOLVER>
export type ReferralBody = BodyOf<typeof RESOLVER>

const EMPTY = { name: '', email: '', role_id: '', phone: '', linkedin: '' }

const WITHOUT_CONSENT = { encode: (fields: ReferralFields) => ({ ...fields, consent: undefined }) }

export type SentInvitation = { name: string; amount_usd: number }

/** The invitation being written; consent is given anew for each. */
export function useReferralForm() {
  const [invitation, setSent] = useState<SentInvitation>()
  const referral = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY,
    draft: ownDraft('referral'),
    draftCodec: WITHOUT_CONSENT,
    send: (friend, key) => {
      setSent(undefined)
      return inviteFriend(friend, key)
    },
    onDone: ({ amount_usd }, { name }) => {
      setSent({ name, amount_usd })
      referral.form.reset(EMPTY)
      void queryClient.invalidateQueries({ queryKey: ['referrals'] })
    },
  })
  return { ...referral, sent: invitation }
}
