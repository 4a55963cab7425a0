import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import type { Answers } from '../../api-talent.ts'
import { LazyProposeForm, usePrefetchProposeForm } from './lazy-times.tsx'
import { FormSlotChoice, SLOT_RESOLVER } from './slot-fields.tsx'
import { useTalentWords } from '../../messages/talent/en.ts'

type Interview = Pick<LinkedInterview, 'slots' | 'busy' | 'client_timezone'>
type Props = { interview: Interview; answers: Answers; onDone?: () => void }

/** Two offered times: one is accepted, or others are proposed. */
export function AnswerCard(props: Props) {
  const [proposes, setProposes] = useState(false)
  usePrefetchProposeForm()
  return proposes ? (
    <LazyProposeForm {...props} onBack={() => setProposes(false)} />
  ) : (
    <Choosing {...props} onOther={() => setProposes(true)} />
  )
}

function Choosing({
  interview: { slots, client_timezone },
  answers,
  onDone,
  onOther,
}: Props & { onOther: () => void }) {
  const { choose: words } = useTalentWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: '' },
    send: ({ slot }) => answers.select(slot),
    done: words.accepted,
    onDone,
    isLast: true,
  })
  return (
    <Card as="section" aria-labelledby="choose-title">
      <CardHead id="choose-title" title={words.title} />
      <Form {...props}>
        <FormSlotChoice
          control={control}
          label={words.slots}
          slots={slots.filter(({ offered_by }) => offered_by === 'client')}
          theirs={client_timezone}
        />
        <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap">
          <Button type="submit" pending={isPending}>
            {words.confirm}
          </Button>
          <Button kind="quiet" onPress={onOther}>
            {words.other}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
