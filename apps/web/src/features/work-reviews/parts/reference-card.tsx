import { REPLY_LENGTH } from '@fareeq/domain/work-reviews/limits.ts'
import type { ContractReview } from '@fareeq/domain/work-reviews/schema.ts'
import { useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { replyToReference, showReference } from '../api.ts'
import { useWorkReviewWords } from '../messages/en.ts'
import { ReferenceText } from './reference-text.tsx'

type Reference = NonNullable<ContractReview['reference']>
type Props = { seat: Seat; contractId: string; reference: Reference }

/** What the company wrote; its talent shows it or not, and may answer. */
export function ReferenceCard({ seat, contractId, reference: item }: Props) {
  const { ofReference: words } = useWorkReviewWords()
  const { id, state, can_show: canShow, can_hide: canHide, can_reply: canReply, reference, reply } = item
  const isSwitch = canShow || canHide
  return (
    <Card as="section" aria-labelledby="reference-title">
      <CardHead
        id="reference-title"
        title={words.title[seat]}
        {...(reference && !isSwitch && words.states[state] && { text: words.states[state] })}
      />
      <div className="grid gap-4">
        <ReferenceText reference={item} isOwn={seat === 'talent'} />
        {isSwitch && <VisibilitySwitch contractId={contractId} id={id} isShown={canHide} />}
        {canReply && reference && <Reply key={reply} contractId={contractId} id={id} reply={reply} />}
      </div>
    </Card>
  )
}

function VisibilitySwitch({ contractId, id, isShown }: { contractId: string; id: string; isShown: boolean }) {
  const { ofReference: words } = useWorkReviewWords()
  const { run, isPending } = useAction((isVisible: boolean) => showReference(contractId, id, isVisible), {
    done: isShown ? words.hidden : words.shown,
  })
  return (
    <Switch value={isShown} isDisabled={isPending} hint={words.showHint} onChange={(isVisible) => void run(isVisible)}>
      {words.show}
    </Switch>
  )
}

const RESOLVER = rulesOf((_: { reply: string }) => ({}))

function Reply({ contractId, id, reply }: { contractId: string; id: string; reply: string | null }) {
  const { write: words } = useWorkReviewWords().ofReference
  const [isOpen, setOpen] = useState(false)
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { reply: reply ?? '' },
    send: ({ reply }) => replyToReference(contractId, id, reply),
    done: words.done,
  })
  if (!isOpen)
    return (
      <Button kind="quiet" size="small" className="justify-self-start" onPress={() => setOpen(true)}>
        {words.open}
      </Button>
    )
  return (
    <Form {...props} aria-label={words.open} className="gap-4">
      <FormProse
        name="reply"
        control={control}
        optional
        rows={3}
        label={words.label}
        hint={words.text}
        limit={REPLY_LENGTH}
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </Form>
  )
}
