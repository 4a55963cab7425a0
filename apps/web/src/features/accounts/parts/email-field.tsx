import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { Check } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { NuqtaLoader } from '../../../ui/display/nuqta.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { codeOf, faultText } from '../../../forms/faults.ts'
import { readDraft, saveDraft } from '../../../platform/session/drafts.ts'
import { useAccountWords } from '../messages/en.ts'
import type { CheckState } from './use-server-check.ts'
import type { SignupForm } from './use-signup-form.ts'

type Props = { form: SignupForm; label: string; hint?: string; verdict: CheckState; onLeave: () => void }

/** The address with the server's check beside it, and the way on where it is registered or no business one (D-31). */
export function SignupEmail({ form, label, hint, verdict, onLeave }: Props) {
  const words = useAccountWords().signup
  const lang = useLang()
  return (
    <Controller
      name="email"
      control={form.control}
      render={({ field, fieldState: { error } }) => {
        const fault = error?.message ?? (verdict.kind === 'refused' ? verdict.fault : undefined)
        const message = fault && faultText(fault, lang, field.value)
        return (
          <div className="grid gap-1.5">
            <TextField
              {...field}
              type="email"
              autoComplete="email"
              isRequired
              label={label}
              hint={hint}
              error={message}
              onBlur={() => {
                field.onBlur()
                onLeave()
              }}
              after={<VerdictMark kind={fault ? 'refused' : verdict.kind} />}
            />
            <p role="status" className="sr-only">
              {verdict.kind === 'refused' ? message : verdict.kind === 'fine' && !fault ? words.emailFree : ''}
            </p>
            {fault && codeOf(fault) === accountErrors.email_registered.code && (
              <TextLink
                as={PageLink}
                href={pathTo('login')}
                className="w-fit text-sm"
                // A draft in session storage, not in the URL: URLs are counted and logged.
                onClick={() => saveDraft('login-email', field.value)}
              >
                {words.loginInstead}
              </TextLink>
            )}
            {fault && codeOf(fault) === accountErrors.email_not_business.code && (
              <TextLink
                as={PageLink}
                href={pathTo('contact', {}, { topic: 'company' })}
                className="w-fit text-sm"
                // The draft of the contact form, for the same reason.
                onClick={() => saveDraft('contact', { ...(readDraft('contact') as object | null), email: field.value })}
              >
                {words.proveCompany}
              </TextLink>
            )}
          </div>
        )
      }}
    />
  )
}

/** Always rendered, so that there is no layout shift beside the input. */
function VerdictMark({ kind }: { kind: CheckState['kind'] }) {
  const words = useAccountWords().signup
  return (
    <span className="flex size-5 items-center justify-center">
      {kind === 'asking' && <NuqtaLoader />}
      {kind === 'fine' && <Check role="img" aria-label={words.emailFree} className="size-5 text-positive" />}
    </span>
  )
}
