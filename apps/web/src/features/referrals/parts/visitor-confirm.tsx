import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { usePlainForm } from '../../../forms/use-plain-form.ts'
import { useHydrated } from '../../../platform/lazy/hydrated.ts'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { PlainField } from '../../../ui/fields/plain-field.tsx'
import { clockOf, useSecondsLeft } from '../../codes/parts/code-progress.ts'
import { confirmAddress, introduce } from '../api-visitors.ts'
import type { Visitor } from './use-visitor.ts'
import { useVisitorWords } from '../messages/visitors/en.ts'
import { VisitorForm } from './visitor-form.tsx'

type Props = {
  visitor: Extract<Visitor, { step: 'confirm' }>
  posted: Posted | undefined
  move: (next: Visitor) => void
}

/** The code that was mailed. */
export function VisitorConfirm({ visitor, posted, move }: Props) {
  const words = useVisitorWords().confirm
  const { name, email } = visitor
  const plain = usePlainForm({
    name: 'referring-confirm',
    posted,
    async send(values) {
      const { pass } = await confirmAddress(values)
      move({ step: 'invite', pass })
    },
  })
  const { field, isPending } = plain
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Filled sentence={words.sent} address={<LtrIsolate>{email}</LtrIsolate>} />
      </p>
      <VisitorForm step="confirm" plain={plain} label={words.title} carried={{ name, email }}>
        <PlainField
          {...field('code')}
          id="referrer-code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          label={words.code}
          className="max-w-60"
        />
        <PlainButton type="submit" pending={isPending} className="w-fit max-xs:w-full">
          {words.send}
        </PlainButton>
      </VisitorForm>
      <NewCode visitor={visitor} move={move} />
    </div>
  )
}

/** Native forms without JavaScript: resend, or start over. */
function NewCode({ visitor, move }: Pick<Props, 'visitor' | 'move'>) {
  const words = useVisitorWords().confirm
  const { name, email, resendAt = 0 } = visitor
  const hydrated = useHydrated()
  const seconds = useSecondsLeft(resendAt)
  const plain = usePlainForm({
    name: 'referring-again',
    async send(values) {
      const { resend_after } = await introduce(values)
      move({ ...visitor, resendAt: Date.now() + resend_after * SECOND })
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hydrated && seconds > 0 ? (
        <p className="min-h-11 content-center text-sm text-ink-soft">
          <Filled sentence={words.againIn} time={<LtrIsolate>{clockOf(seconds)}</LtrIsolate>} />
        </p>
      ) : (
        <VisitorForm step="introduce" plain={plain} label={words.again} carried={{ name, email }}>
          <PlainButton type="submit" kind="quiet" size="small" pending={plain.isPending}>
            {words.again}
          </PlainButton>
        </VisitorForm>
      )}
      {hydrated && (
        <PlainButton kind="quiet" size="small" onPress={() => move({ step: 'introduce' })}>
          {words.change}
        </PlainButton>
      )}
    </div>
  )
}
