import { MAX_COMMENT_LENGTH } from '@fareeq/domain/subscriptions/rules.ts'
import type { List } from '@fareeq/domain/notifications/limits.ts'
import { pathTo } from '../../../paths.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { with401Handling } from '../../../platform/calls/with-401-handling.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { leave } from '../api.ts'
import { listNamed } from './list-in-url.ts'
import { useSubscriptionWords } from '../messages/en.ts'

/** One list, or all of them. */
export type Unsubscription = List | 'all'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/subscriptions/schema.ts')).unsubscribeForm())

type Props = {
  userId: string
  /** The lists the person is on. */
  joined: readonly List[]
  preselected: List | undefined
  onLeft: (left: Unsubscription) => void
}

export function UnsubscribeForm({ userId, joined, preselected, onLeft }: Props) {
  const { lists, unsubscribe: words } = useSubscriptionWords()
  const first = joined.find((list) => list === preselected)
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { comment: '', subscription: first },
    draft: 'subscriptions:unsubscribe-form',
    guardUnsaved: true,
    send: ({ subscription, comment }) => with401Handling(leave({ id: userId, subscription, comment })),
    fieldOf: (path) => (path === 'comment' ? path : undefined),
    onDone: (_, { subscription }) => onLeft(subscription ?? 'all'),
  })
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="subscription" control={control}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            label={words.which}
            value={value ?? 'all'}
            onChange={(id) => onChange(listNamed(id))}
            options={[
              ...joined.map((id) => ({ id, label: lists[id].name, detail: lists[id].text })),
              { id: 'all', label: words.all },
            ]}
          />
        )}
      </FormField>
      <FormProse
        name="comment"
        control={control}
        isRequired
        label={words.comment}
        hint={words.commentHint}
        limit={MAX_COMMENT_LENGTH}
      />
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.submit}
        </Button>
        <ButtonLink as={PageLink} kind="quiet" href={pathTo('subscribe')}>
          {words.keep}
        </ButtonLink>
      </FormActions>
    </Form>
  )
}
