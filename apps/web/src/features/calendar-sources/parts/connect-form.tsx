import { newSource } from '@fareeq/domain/calendar-sources/schema.ts'
import { CalendarPlus } from 'lucide-react'
import { FormText } from '../../../forms/form-text.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { type Realm, addSource } from '../api.ts'
import { useCalendarSourceWords } from '../messages/en.ts'

const RESOLVER = resolverOf(newSource())

/** The address is read before it is kept, so that a wrong one is said here. */
export function ConnectForm({ realm }: { realm: Realm }) {
  const words = useCalendarSourceWords()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { address: '' },
    send: ({ address }) => addSource(realm, address),
    done: words.added,
    onDone: (): void => form.reset({ address: '' }),
  })
  return (
    <Form {...props} aria-label={words.add} className="gap-4">
      <FormText
        name="address"
        control={control}
        isRequired
        label={words.address}
        hint={words.hint}
        ltr
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="quiet" pending={isPending}>
          <CalendarPlus aria-hidden />
          {words.add}
        </Button>
        <p className="text-sm text-ink-soft">{words.privacy}</p>
      </div>
    </Form>
  )
}
