import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useEffect, useRef } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { ReferralConsent, ReferralPhone, ReferralRole, ReferralText, ReferralYears } from './referral-fields.tsx'
import { type SentInvitation, useReferralForm } from './use-referral-form.ts'
import { useReferralWords } from '../messages/en.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quoteQuery } from '../api.ts'
import { WorthPanel } from './worth-panel.tsx'

type Props = { role: string; years: number | undefined }

/** Asked of the server while one types. */
function ReferralWorth({ role, years }: Props) {
  const isComplete = role !== '' && years !== undefined
  const { data, isError } = useQuery({ ...quoteQuery(role, years), placeholderData: keepPreviousData })
  return <WorthPanel quote={(isComplete && data) || null} failed={isComplete && isError} />
}

/** Who the friend is, beside what they are worth. */
export function ReferralForm() {
  const words = useReferralWords().form
  const { form, isPending, props, sent } = useReferralForm()
  const [role, years] = form.watch(['role_id', 'years'])
  return (
    <div className="grid gap-6">
      {sent && <SentNotice invitation={sent} />}
      <Form {...props} aria-label={words.title}>
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_20rem]">
          <div className="grid gap-5">
            <FormRow>
              <ReferralText form={form} name="name" hint={words.nameHint} />
              <ReferralText form={form} name="email" hint={words.emailHint} />
            </FormRow>
            <FormRow>
              <ReferralRole form={form} />
              <ReferralYears form={form} />
            </FormRow>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ReferralWorth role={role} years={years} />
          </div>
          <div className="grid gap-5">
            <FormRow>
              <ReferralPhone form={form} />
              <ReferralText form={form} name="linkedin" optional />
            </FormRow>
            <ReferralConsent form={form} />
            <FormActions>
              <Button type="submit" pending={isPending}>
                {words.send}
              </Button>
            </FormActions>
          </div>
        </div>
      </Form>
    </div>
  )
}

function SentNotice({ invitation: { name, amount_usd } }: { invitation: SentInvitation }) {
  const words = useReferralWords().form
  const lang = useLang()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Banner tone="positive" role="status" title={words.sentTitle(bidiIsolate(name, lang))}>
        {words.sentText(formatUsd(usd(amount_usd), lang))}
      </Banner>
    </div>
  )
}
