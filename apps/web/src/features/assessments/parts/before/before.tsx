import { ASSESSMENT_FACTS, type ExtraTime, EXTRA_TIME } from '@fareeq/domain/assessments/limits.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Radio, RadioGroup } from '../../../../ui/fields/choices/radio.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { DeviceCheckLink } from '../../../device-checks/parts/device-check-link.tsx'
import { startAttempt } from '../../api.ts'
import { listPath } from '../list-path.ts'
import { panelOf } from '../runner/panels.ts'
import { Expectations } from './expectations.tsx'
import { Facts } from './facts.tsx'
import { Practice } from './practice.tsx'
import { useBeforeWords } from '../../messages/before/en.ts'

/** Before the start: what to expect, a question to try, and the time one needs. */
export function Before({ attempt, token }: { attempt: Attempt; token: string }) {
  const words = useBeforeWords()
  const lang = useLang()
  const [extra, setExtra] = useState<ExtraTime>(0)
  const { kind, title } = attempt.assessment
  const { run, isPending } = useAction(() => startAttempt(token, extra), { isLast: true })
  const start = (
    <Button size="large" pending={isPending} onPress={() => void run()} className="w-full">
      {words.start}
    </Button>
  )
  return (
    <div className="page py-6">
      <PageHeader title={title[lang]} text={words.text} back={{ label: words.back, as: PageLink, href: listPath() }} />
      <Card pad="small" className="mb-6">
        <Facts attempt={attempt} />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Expectations kind={kind} />
          <Practice kind={kind} />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <Card as="section" className="grid gap-5">
            <ExtraTimeField minutes={attempt.minutes} value={extra} onChange={setExtra} />
            {start}
            {ASSESSMENT_FACTS[kind].is_filmed && <DeviceCheckLink />}
          </Card>
          <PanelPreload kind={kind} />
        </div>
      </div>
    </div>
  )
}

type ExtraProps = { minutes: number; value: ExtraTime; onChange: (extra: ExtraTime) => void }

/** No reason is asked. */
function ExtraTimeField({ minutes, value, onChange }: ExtraProps) {
  const { extra: words } = useBeforeWords()
  const change = (id: string) => onChange(EXTRA_TIME.find((percent) => String(percent) === id) ?? 0)
  return (
    <div>
      <CardHead title={words.title} text={words.text} />
      <RadioGroup aria-label={words.title} value={String(value)} onChange={change} isHorizontal>
        <div className="grid grid-cols-5 gap-1.5">
          {EXTRA_TIME.map((percent) => (
            <Radio key={percent} value={String(percent)} className={STEP}>
              <bdi className="num">{percent === 0 ? words.none : words.more(percent)}</bdi>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <p role="status" className="mt-2 text-sm font-strong">
        {words.total(Math.round((minutes * (100 + value)) / 100))}
      </p>
    </div>
  )
}

const STEP =
  'flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-raised text-sm transition-colors hover:bg-sunken ' +
  'data-selected:border-accent data-selected:bg-accent data-selected:font-strong data-selected:text-accent-ink ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent'

/** What comes next is fetched while somebody reads. */
function PanelPreload({ kind }: { kind: Attempt['assessment']['kind'] }) {
  const entry = panelOf(kind)
  return entry ? <Preload module={entry.module} /> : null
}
function Preload({ module }: { module: NonNullable<ReturnType<typeof panelOf>>['module'] }) {
  useLazyModule(module)
  return null
}
