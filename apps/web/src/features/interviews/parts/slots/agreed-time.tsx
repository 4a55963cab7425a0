import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { FormText } from '../../../../forms/form-text.tsx'
import { lazyResolver } from '../../../../forms/lazy-resolver.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { setMeetingLink } from '../../api.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useClientWords } from '../../messages/client/en.ts'

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

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/interviews/schema-forms.ts')).linkForm())

function OtherPlace({ interview: { id, link } }: { interview: ClientInterview }) {
  const { link: words } = useClientWords()
  const isOurs = !link || new URL(link, location.href).origin === location.origin
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { link: isOurs ? '' : link },
    send: (body) => setMeetingLink(id, body.link),
    done: words.saved,
  })
  const clear = useAction(() => setMeetingLink(id, null), { done: words.saved, refused: 'shown' })
  return (
    <Form {...props} failure={props.failure ?? clear.failure} className="gap-3 border-t border-line pt-4">
      <FormText name="link" control={control} optional label={words.label} hint={words.hint} type="url" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="quiet" size="small" pending={isPending} isDisabled={!form.watch('link')?.trim()}>
          {words.save}
        </Button>
        {!isOurs && (
          <Button
            kind="ghost"
            size="small"
            pending={clear.isPending}
            onPress={() => void clear.run().then((isDone) => isDone && form.reset({ link: '' }))}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </Form>
  )
}
