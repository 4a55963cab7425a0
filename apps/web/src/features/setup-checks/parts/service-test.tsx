import type { TestedService } from '@fareeq/domain/setup-checks/limits.ts'
import type { SetupCheckAnswer, TestOutcome } from '@fareeq/domain/setup-checks/schema.ts'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { testService } from '../api-ops.ts'
import { useSetupWords } from '../messages/en.ts'
import { SmsTest } from './sms-test.tsx'

type Props = { service: TestedService; title: string; tested: SetupCheckAnswer['tested'] }

/** Tries the service for real and shows what came back. */
export function ServiceTest({ service, title, tested }: Props) {
  const words = useSetupWords()
  const [outcome, setOutcome] = useState<TestOutcome>()
  const test = useAction(async () => setOutcome(await testService(service)))
  const button = { kind: 'quiet', size: 'small', 'aria-label': words.testOf(title) } as const
  const label = tested ? words.testAgain : words.test
  return (
    <div className="grid max-w-full gap-2 md:w-72 md:justify-items-end md:text-end">
      {service === 'sms' ? (
        <Dialog trigger={<Button {...button}>{label}</Button>} title={words.smsTitle}>
          {(close) => <SmsTest close={close} onOutcome={setOutcome} />}
        </Dialog>
      ) : (
        <Button {...button} pending={test.isPending} onPress={() => void test.run()}>
          {label}
        </Button>
      )}
      {service === 'mail' && !outcome && <p className="text-sm text-ink-soft">{words.mailHint}</p>}
      <div role="status" className="min-w-0 text-sm empty:hidden">
        {test.isPending && <p className="text-ink-soft">{words.testing}</p>}
        {outcome && !test.isPending && <Outcome outcome={outcome} />}
      </div>
      {tested?.by && !outcome && (
        <p className="text-sm text-ink-faint">
          <bdi>{words.testedBy(tested.by)}</bdi>
          {' · '}
          <RelativeTime at={new Date(tested.at)} />
        </p>
      )}
    </div>
  )
}

function Outcome({ outcome: { passed, answer, milliseconds } }: { outcome: TestOutcome }) {
  const words = useSetupWords()
  const write = useWrite()
  return (
    <>
      <p className={passed ? 'font-strong text-positive' : 'font-strong text-danger'}>
        {passed ? words.passed : words.failed}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        <bdi dir="ltr">{answer}</bdi>
      </p>
      <p className="text-ink-faint">{write(words.milliseconds(milliseconds))}</p>
    </>
  )
}
