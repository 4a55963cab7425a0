import { newestFirst } from '@fareeq/domain/talents/profile/rules-entries.ts'
import { ExternalLink } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { lazyResolver, sendsInput } from '../../../../forms/lazy-resolver.ts'
import { Filled } from '../../../../ui/display/filled.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import type { EntryForm } from '../../api-entries.ts'
import { EntryFlag, EntryMonth, EntryText } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { thisYear, useMonthText } from '../entries/entry-months.ts'
import { useProfile } from './step-profile.ts'
import type { EntryStart } from '../entries/use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Fields = EntryForm<'certifications'>
const BLANK: EntryStart<Fields> = {
  name: '',
  organisation: '',
  no_expiry: false,
  issued: null,
  expires: null,
  credential_id: '',
  credential_url: '',
}
export const certificationResolver = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/talents/schema-entries.ts')).certificationForm()),
)

/** The longest a certificate is given for. */
const YEARS_AHEAD = 20

export function StepCertification() {
  const words = useEntryWords().certifications
  const { certifications } = useProfile()
  const month = useMonthText()
  return (
    <EntryList<'certifications', Fields>
      kind="certifications"
      entries={certifications.toSorted((a, b) => newestFirst(moment(a), moment(b)))}
      words={words}
      resolver={certificationResolver}
      blank={BLANK}
      fieldsOf={({ name, organisation, no_expiry, issued, expires, credential_id, credential_url }) => ({
        name,
        organisation,
        no_expiry,
        issued,
        expires,
        credential_id: credential_id ?? '',
        credential_url: credential_url ?? '',
      })}
      nameOf={({ name }) => name}
      summary={({ name, organisation, issued, expires, no_expiry, credential_id, credential_url }) => (
        <div className="grid gap-1">
          <h3 className="text-[1.0625rem] leading-normal">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-ink-soft">
            <bdi>{organisation}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-faint">
            <span>
              <Filled sentence={words.issuedOn} month={month(issued)} />
            </span>
            <span>
              {no_expiry || !expires ? words.forever : <Filled sentence={words.until} month={month(expires)} />}
            </span>
            {credential_id && <span className="ltr-island break-all">{credential_id}</span>}
          </p>
          {credential_url && (
            <TextLink
              href={credential_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 text-sm"
            >
              <ExternalLink aria-hidden className="size-3.5" />
              {words.visit}
            </TextLink>
          )}
        </div>
      )}
      fields={(form) => <CertificationFields form={form} />}
    />
  )
}

/** A certificate is as new as the month it was given in. */
const moment = ({ issued }: { issued: string }) => ({ start: issued, end: issued })

export function CertificationFields({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const words = useEntryWords().certifications
  const forever = form.watch('no_expiry')
  const year = thisYear()
  return (
    <>
      <FormRow>
        <EntryText form={form} name="name" label={words.name} />
        <EntryText form={form} name="organisation" label={words.organisation} />
      </FormRow>
      <EntryFlag
        form={form}
        name="no_expiry"
        label={words.noExpiry}
        onChange={(value) => {
          if (value) form.setValue('expires', null, { shouldDirty: true })
          form.clearErrors('expires')
        }}
      />
      <FormRow>
        <EntryMonth form={form} name="issued" asks="expires" label={words.issued} maxYear={year} />
        {!forever && <EntryMonth form={form} name="expires" label={words.expires} maxYear={year + YEARS_AHEAD} />}
      </FormRow>
      <FormRow>
        <EntryText form={form} name="credential_id" optional ltr label={words.credentialId} />
        <EntryText
          form={form}
          name="credential_url"
          type="url"
          optional
          label={words.credentialUrl}
          placeholder="https://"
        />
      </FormRow>
    </>
  )
}
