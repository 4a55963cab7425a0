import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '../../../paths.ts'
import { usePlainForm } from '../../../forms/use-plain-form.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { PlainField } from '../../../ui/fields/plain-field.tsx'
import { Honeypot } from '../../../ui/fields/honeypot.tsx'
import { introduce } from '../api-visitors.ts'
import type { Visitor } from './use-visitor.ts'
import { useVisitorWords } from '../messages/visitors/en.ts'
import { VisitorForm } from './visitor-form.tsx'

type Props = { posted: Posted | undefined; move: (next: Visitor) => void }

/** Name and address; a code goes there. */
export function VisitorIntroduce({ posted, move }: Props) {
  const all = useVisitorWords()
  const words = all.introduce
  const plain = usePlainForm({
    name: 'referring-introduce',
    posted,
    async send(values) {
      const { resend_after } = await introduce(values)
      const { name = '', email = '' } = values
      move({ step: 'confirm', name, email: email.trim(), resendAt: Date.now() + resend_after * SECOND })
    },
  })
  const { field, isPending } = plain
  return (
    <VisitorForm step="introduce" plain={plain} label={words.title}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PlainField
          {...field('name')}
          id="referrer-name"
          required
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          maxLength={60}
        />
        <PlainField
          {...field('email')}
          id="referrer-email"
          required
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
        />
      </div>
      <Honeypot label={all.website} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PlainButton type="submit" pending={isPending} className="max-xs:w-full">
          {words.send}
        </PlainButton>
        <p className="text-sm text-ink-soft">
          {`${all.account} `}
          <TextLink as={PageLink} href={pathTo('login', {}, { redirect: pathTo('bringBuddy') })} className="hit">
            {all.login}
          </TextLink>
        </p>
      </div>
    </VisitorForm>
  )
}
