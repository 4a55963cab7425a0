import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { originOf, usePageQuery } from '../../accounts/parts/entrance.ts'
import { usePreloadCodeStep } from '../../accounts/parts/lazy-code-step.tsx'
import { reserveMeeting } from '../api-visitors.ts'
import { useMeetingWords } from './use-meeting-words.ts'
import { useVisitorForm, type VisitorBody } from './use-visitor-form.ts'
import { VisitorFields } from './visitor-fields.tsx'
import { FORM } from './visitor-draft.ts'

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
