import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { STAFF_NAME_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { TOTP } from '@fareeq/domain/staff/rules.ts'
import type { SetupOffer } from '@fareeq/domain/staff/schema-accounts.ts'
import { faultOf } from '../../../../forms/faults.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { CodeField } from '../../../../ui/fields/code-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { confirmSetup } from '../../api-accounts.ts'
import { staffSession } from '../session/staff-session.ts'
import { RoleNames } from './role-names.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

/** Modules of quiet zone that scanners need around it. */
const QUIET = 4

/** Dark on white in either theme: scanners read it so. */
function QrPicture({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => Array.from(row, (dark, x) => (dark === '1' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 rounded-sm bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

type Fields = { name: string; totp: string }
const RESOLVER = rulesOf(({ name, totp }: Fields) => ({
  name: name.trim().length > 1 ? undefined : rule.required.code,
  totp: totp.length < TOTP.digits ? faultOf(staffErrors.totp_malformed) : undefined,
}))

/** Name, secret and first code. The name of somebody who is here already stays. */
export function SetupForm({ link, offer }: { link: string; offer: SetupOffer }) {
  const { setup: words } = useAccountsWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { name: offer.name ?? '', totp: '' },
    send: async ({ name, totp }) => staffSession.signIn(await confirmSetup({ link, name, totp }), undefined),
  })
  return (
    <Form {...props} aria-label={offer.name ? words.againTitle : words.newTitle}>
      <KeyValues
        items={[
          { id: 'email', name: words.email, value: <span className="wrap-anywhere">{offer.email}</span>, ltr: true },
          { id: 'roles', name: words.roles, value: <RoleNames roles={offer.roles} /> },
        ]}
      />
      {!offer.name && (
        <FormText
          name="name"
          control={control}
          isRequired
          label={words.name}
          maxLength={STAFF_NAME_LENGTH}
          autoComplete="name"
        />
      )}
      <section className="grid justify-items-center gap-3 rounded-lg border border-line bg-raised p-5 text-center">
        <h2 className="text-[1.0625rem]">{words.scan}</h2>
        <QrPicture rows={offer.qr} label={words.qr} />
        <p className="text-sm text-ink-soft">{words.scanText}</p>
        <code className="ltr-island text-sm break-all">{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={offer.secret} label={words.copy} />
      </section>
      <FormField name="totp" control={control}>
        {({ value, onChange, error }) => (
          <CodeField
            label={words.code}
            hint={words.codeHint}
            length={TOTP.digits}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
      </FormField>
      <Button type="submit" pending={isPending} className="w-full">
        {words.confirm}
      </Button>
    </Form>
  )
}
