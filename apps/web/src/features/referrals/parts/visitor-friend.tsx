import type { usePlainForm } from '../../../forms/use-plain-form.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PlainField, PlainSelect } from '../../../ui/fields/plain-field.tsx'
import { useReferralWords } from '../messages/en.ts'
import { useVisitorWords } from '../messages/visitors/en.ts'

type Props = { field: ReturnType<typeof usePlainForm>['field'] }

/** Unique ids: the calculator has a field of the same name. */
const idOf = (name: string) => `friend-${name}`

export function VisitorFriend({ field }: Props) {
  const { form: words } = useReferralWords()
  const { phoneHint } = useVisitorWords().invite
  const { roles } = usePage('bringBuddy')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlainField
        {...field('name')}
        id={idOf('name')}
        required
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
      />
      <PlainField
        {...field('email')}
        id={idOf('email')}
        required
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="off"
      />
      <PlainSelect
        {...field('role_id')}
        id={idOf('role')}
        required
        label={words.role}
        options={roles.map(({ id, name }) => ({ id, label: name }))}
      />
      <PlainField
        {...field('years')}
        id={idOf('years')}
        required
        inputMode="decimal"
        label={words.years}
        autoComplete="off"
        maxLength={5}
      />
      <PlainField
        {...field('phone')}
        id={idOf('phone')}
        optional
        type="tel"
        label={words.phone}
        hint={phoneHint}
        autoComplete="off"
      />
      <PlainField
        {...field('linkedin')}
        id={idOf('linkedin')}
        optional
        inputMode="url"
        label={words.linkedin}
        autoComplete="off"
      />
    </div>
  )
}
