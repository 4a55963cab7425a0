import { LONGEST_COMMENT } from '@fareeq/domain/subscriptions/limits.ts'
import type { List } from '@fareeq/domain/subscriptions/schema.ts'
import { Controller } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { listNamed } from './asked-list.ts'
import { type Unsubscription, useLeaving } from './use-leaving.ts'
import { useSubscriptionWords } from './use-subscription-words.ts'

type Props = {
  userId: string
  /** The lists the person is on. */
  joined: readonly List[]
  asked: List | undefined
  onLeft: (left: Unsubscription) => void
}

export function LeavingForm({ userId, joined, asked, onLeft }: Props) {
  const { lists, unsubscribe: words } = useSubscriptionWords()
  const lang = useLang()
  const once = useOnce()
  const first = joined.find((list) => list === asked) ?? 'all'
  const { form, failure, submit } = useLeaving(userId, first, onLeft)
  const { errors, isSubmitting, submitCount, isDirty } = form.formState
  const fault = errors.comment?.message
  const said = fault === undefined ? undefined : sayFault(fault, lang)
  return (
    <Form
      onSubmit={once(submit)}
      errors={said && submitCount > 0 ? [{ name: 'comment', message: said }] : []}
      failure={failure}
      isDirty={isDirty}
      aria-label={words.title}
    >
      <Controller
        name="subscription"
        control={form.control}
        render={({ field: { value, onChange, ...field } }) => (
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
      />
      <Controller
        name="comment"
        control={form.control}
        render={({ field }) => (
          <TextAreaField
            {...field}
            isRequired
            label={words.comment}
            hint={words.commentHint}
            limit={LONGEST_COMMENT}
            error={said}
          />
        )}
      />
      <FormActions>
        <Button type="submit" pending={isSubmitting}>
          {words.submit}
        </Button>
        <ButtonLink as={PageLink} kind="quiet" href={pathTo('subscribe')}>
          {words.keep}
        </ButtonLink>
      </FormActions>
    </Form>
  )
}
