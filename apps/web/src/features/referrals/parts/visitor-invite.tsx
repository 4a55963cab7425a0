import { referralTier } from '@fareeq/domain/referrals/rules-tiers.ts'
import type { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { useState } from 'react'
import { useHydrated } from '../../../platform/lazy/hydrated.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { saveDraft } from '../../../platform/session/drafts.ts'
import type { FormValues } from '../../../forms/plain-form.ts'
import { usePlainForm } from '../../../forms/use-plain-form.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { PlainCheckbox } from '../../../ui/fields/choices/plain-checkbox.tsx'
import { parseNumber } from '../../../forms/parse-number.ts'
import { Honeypot } from '../../../ui/fields/honeypot.tsx'
import { inviteAsVisitor } from '../api-visitors.ts'
import { useReferralWords } from '../messages/en.ts'
import type { Visitor } from './use-visitor.ts'
import { useVisitorWords } from '../messages/visitors/en.ts'
import { VisitorForm } from './visitor-form.tsx'
import { VisitorFriend } from './visitor-friend.tsx'
import { WorthPanel } from './worth-panel.tsx'

type Props = {
  visitor: Extract<Visitor, { step: 'invite' }>
  posted: Posted | undefined
  move: (next: Visitor) => void
}

/** Limits of the schema, which this page does not load. */
const YEARS = { min: 0, max: 60 }

const DRAFT = 'referring-invite'
const PROOF_OVER = 'address_unconfirmed' satisfies keyof typeof referralErrors

/** The tier of the typed values. */
function useWorth(first: FormValues) {
  const { referral_tiers: tiers, roles } = usePage('bringBuddy')
  const [values, setValues] = useState(first)
  const role = roles.find(({ id }) => id === values.role_id)
  const { value: years } = parseNumber(values.years ?? '', YEARS)
  const hasTier = role && years !== undefined
  return { worth: hasTier ? referralTier(tiers, { years, management: role.management }) : null, setTyped: setValues }
}

/** Who the friend is, beside what they are worth; the fields and rules are a talent's. */
export function VisitorInvite({ visitor, posted, move }: Props) {
  const words = useVisitorWords()
  const { form: formWords } = useReferralWords()
  const { worth, setTyped } = useWorth(posted?.values ?? {})
  const { pass } = visitor
  const plain = usePlainForm({
    name: DRAFT,
    posted,
    async send(values, key) {
      try {
        const { amount_usd } = await inviteAsVisitor(values, key)
        // Clears the draft, so that the next form is empty.
        saveDraft(DRAFT, null)
        move({ step: 'invite', pass, sent: { name: values.name ?? '', amount_usd } })
      } catch (error) {
        if (!isCallFailure(error) || error.code !== PROOF_OVER) throw error
        move({ step: 'introduce', failure: error.text })
      }
    },
  })
  const { field, isPending } = plain
  const hydrated = useHydrated()
  return (
    <VisitorForm step="invite" plain={plain} label={words.invite.title} carried={{ pass }}>
      <div
        className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[1fr_18rem]"
        onInput={({ target }) => {
          const { form } = target as unknown as HTMLInputElement
          if (form) setTyped(Object.fromEntries(new FormData(form)) as FormValues)
        }}
      >
        <VisitorFriend field={field} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <WorthPanel quote={worth} />
        </div>
        <div className="grid gap-5">
          <PlainCheckbox
            name="consent"
            required
            defaultChecked={posted?.values.consent === 'on'}
            error={field('consent').error}
          >
            {formWords.consent}
          </PlainCheckbox>
          <Honeypot label={words.website} />
          <div className="flex flex-wrap gap-3 max-xs:*:w-full">
            <PlainButton type="submit" pending={isPending}>
              {formWords.send}
            </PlainButton>
            {hydrated && (
              <PlainButton kind="ghost" onPress={() => move({ step: 'introduce' })}>
                {words.invite.change}
              </PlainButton>
            )}
          </div>
        </div>
      </div>
    </VisitorForm>
  )
}
