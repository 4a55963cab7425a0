import { SLOT, type Slot } from '@fareeq/domain/interviews/rules-slots.ts'
import { NOTE_LENGTH } from '@fareeq/domain/interviews/limits.ts'
import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { useUiWords } from '../../../../ui/words/use-ui-words.ts'
import type { Answers } from '../../api-talent.ts'
import { AdviceList } from '../outcome/advice-list.tsx'
import { TimesField } from './times-field.tsx'
import { useSlotRefusals } from './use-slot-refusals.ts'
import { useTalentWords } from '../use-talent-words.ts'

type Props = {
  interview: Pick<LinkedInterview, 'busy' | 'client_timezone'>
  answers: Pick<Answers, 'propose'>
  /** What was proposed before and is to be changed. */
  before?: Slot[]
  onDone?: () => void
  onBack: () => void
}

/** One or two times of the talent's own. */
export function ProposeForm({ interview: { busy, client_timezone }, answers, before = [], onDone, onBack }: Props) {
  const words = useTalentWords()
  const ui = useUiWords()
  const { onlyTwo, need } = useSlotRefusals()
  const [slots, setSlots] = useState<Slot[]>(before)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const timezone = useZone()
  async function send() {
    if (slots.length === 0) return setProblem(need)
    setPending(true)
    setProblem(undefined)
    const sent = slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
    const body = { slots: sent, timezone, ...(note.trim() && { note: note.trim() }) }
    const refusal = await runWithToast(answers.propose(body), words.propose.sent)
    setProblem(refusal)
    if (refusal) setPending(false)
    else onDone?.()
  }
  return (
    <Card as="section" aria-labelledby="propose-title">
      <CardHead id="propose-title" title={words.propose.title} text={words.propose.text} />
      <div className="grid gap-5">
        <TimesField
          value={slots}
          busy={busy}
          onChange={(next) => {
            setSlots(next)
            setProblem(undefined)
          }}
          most={SLOT.mostProposed}
          onTooMany={() => setProblem(onlyTwo)}
          theirs={client_timezone}
        />
        <AdviceList slots={slots} zone={client_timezone} />
        <TextAreaField
          optional
          label={words.propose.note}
          limit={NOTE_LENGTH}
          rows={2}
          value={note}
          onChange={setNote}
        />
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap">
          <Button pending={pending} onPress={() => void send()}>
            {words.propose.send}
          </Button>
          <Button kind="quiet" onPress={onBack}>
            {before.length > 0 ? ui.cancel : words.choose.back}
          </Button>
        </div>
      </div>
    </Card>
  )
}
