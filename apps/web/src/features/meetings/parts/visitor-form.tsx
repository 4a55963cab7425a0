import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { originOf, usePageQuery } from '../../accounts/parts/entrance.ts'
import { usePreloadCodeStep } from '../../accounts/parts/lazy-code-step.tsx'
import { reserveMeeting } from '../api-visitors.ts'
import { useMeetingWords } from '../messages/en.ts'
import { useVisitorForm, type VisitorBody } from './use-visitor-form.ts'
import { FORM } from './visitor-draft.ts'
import { email as emailField } from '@fareeq/domain/kernel/validation/fields.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import * as z from 'zod/mini'
import { validateEmail } from '../../accounts/api.ts'
import { ClientFields } from '../../accounts/parts/client-fields.tsx'
import { useServerCheck } from '../../accounts/parts/use-server-check.ts'
import type { SignupForm } from '../../accounts/parts/use-signup-form.ts'

/** The short form of D-26, in the order of the sign-up. */
function VisitorFields({ form }: { form: SignupForm }) {
  const parsed = z.safeParse(emailField(), form.watch('email'))
  const email = useServerCheck(parsed.data ?? null, (address) => validateEmail(address, CLIENT))
  return <ClientFields form={form} email={email} phone={{ verdict: { kind: 'unknown' }, flush: () => {} }} />
}

type Props = {
  start: string
  timezone: string
  /** True where another time is offered instead. */
  onRefused: (failure: CallFailure) => boolean
  onReserved: (email: string, until?: string) => void
}

/** Who they are, once they have chosen a time: sending it holds the slot until the code is typed. */
export function VisitorForm({ start, timezone, onRefused, onReserved }: Props) {
  const words = useMeetingWords().form
  const query = usePageQuery()
  usePreloadCodeStep()
  const { form, isPending, props } = useVisitorForm({
    send: (body) =>
      reserveMeeting({ ...(body as VisitorBody), ...originOf(query, FORM), meeting: { start, timezone } }),
    onDone: ({ email, reserved_until }) => onReserved(email, reserved_until),
    onRefused,
  })
  return (
    <Form {...props} aria-label={words.summary}>
      <VisitorFields form={form} />
      <Button type="submit" pending={isPending} className="w-full">
        {words.submit}
      </Button>
    </Form>
  )
}
