import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { setMeetingLink } from '../../api.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useClientWords } from '../use-client-words.ts'

/** When and where: the room, or an address the company prefers. */
export function AgreedTime({ interview }: { interview: ClientInterview }) {
  const { list } = useClientWords()
  const { id, start, end, link, can_join, talent } = interview
  if (!start || !end || interview.is_called_off) return null
  return (
    <Card as="section" aria-label={list.meetingTime} className="grid gap-4">
      <div>
        <p className="text-sm text-ink-soft">{list.meetingTime}</p>
        <TwoClocks start={start} end={end} theirs={interview.talent_timezone} className="text-lg" />
      </div>
      {link && can_join && (
        <>
          <MeetingPlace {...{ id, start, end, link }} other={talent.name} />
          {interview.moves.includes('cancel') && <OtherPlace interview={interview} />}
        </>
      )}
    </Card>
  )
}

function OtherPlace({ interview: { id, link } }: { interview: ClientInterview }) {
  const { link: words } = useClientWords()
  const isOurs = !link || new URL(link, location.href).origin === location.origin
  const [text, setText] = useState(isOurs ? '' : link)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  async function save(next: string | null) {
    setPending(true)
    setProblem(undefined)
    const refusal = await runWithToast(setMeetingLink(id, next), words.saved)
    setProblem(refusal)
    if (next === null && !refusal) setText('')
    setPending(false)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <TextField
        optional
        label={words.label}
        hint={words.hint}
        error={problem}
        type="url"
        value={text}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" pending={pending} isDisabled={!text.trim()} onPress={() => void save(text)}>
          {words.save}
        </Button>
        {!isOurs && (
          <Button kind="ghost" size="small" onPress={() => void save(null)}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}
