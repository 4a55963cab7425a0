import type { BlockOf } from '@fareeq/domain/recruiter/schema-answer.ts'
import { type FormEvent, Suspense, useState } from 'react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PlainField } from '../../../ui/fields/plain-field.tsx'
import { useRecruiterWords } from '../messages/en.ts'
import type { ConversationState } from './use-conversation.ts'

const TIMES = lazyModule(() => import('./meeting-times.tsx'))
const MeetingTimes = lazyPart(TIMES, (part) => part.MeetingTimes)

/** Fields that are completed before the press; the others follow what was understood. */
const EDITABLE: ReadonlySet<string> = new Set(['product_name', 'industry', 'topic'])

/** What was prepared: every field in sight, and the button that does it. */
export function PreviewCard({ block, state }: { block: BlockOf<'preview'>; state: ConversationState }) {
  const { proposal_id, action, fields, href } = block
  const words = useRecruiterWords()
  const [start, setStart] = useState<string | null>(null)
  const [timezone, setTimezone] = useState<string | null>(null)
  const isOpen = block.state === 'open'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    void state.confirm(proposal_id, { ...values, ...(start && { start }), ...(timezone && { timezone }) })
  }
  const isReady = action !== 'meeting' || start !== null
  return (
    <form onSubmit={submit} className="grid min-w-0 gap-4 rounded-lg border border-line bg-raised p-4 xs:p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{words.preview.title[action]}</h3>
        {!isOpen && (
          <Badge tone={block.state === 'confirmed' ? 'positive' : 'neutral'}>{words.preview.state[block.state]}</Badge>
        )}
      </header>
      {isOpen &&
        fields
          .filter(({ name }) => EDITABLE.has(name))
          .map(({ name, label, value }) => (
            <PlainField
              key={name}
              name={name}
              id={`${proposal_id}-${name}`}
              label={label}
              defaultValue={value}
              required
              maxLength={120}
            />
          ))}
      <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] xs:grid-cols-[8rem_minmax(0,1fr)]">
        {fields
          .filter(({ name }) => !isOpen || !EDITABLE.has(name))
          .map(({ name, label, value }) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {isOpen && action === 'meeting' && (
        <Suspense fallback={<p className="text-sm text-ink-soft">{words.preview.loading}</p>}>
          <MeetingTimes
            value={start}
            onChange={(slot, zone) => {
              setStart(slot)
              setTimezone(zone)
            }}
          />
        </Suspense>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2.5">
          <PlainButton type="submit" pending={state.isBusy} isDisabled={!isReady}>
            {words.preview.confirm[action]}
          </PlainButton>
          <PlainButton kind="ghost" onPress={() => void state.drop(proposal_id)}>
            {words.preview.drop}
          </PlainButton>
        </div>
      )}
      {href !== null && (
        <div>
          <ButtonLink as={PageLink} href={href} kind="quiet" size="small">
            {words.preview.result}
          </ButtonLink>
        </div>
      )}
    </form>
  )
}
