import { PRODUCT_NAME_LENGTH, SCOPE_KINDS, SCOPE_LENGTH } from '@fareeq/domain/client-projects/schema.ts'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { useLang } from '../../../platform/i18n.tsx'
import { sayFault } from '../../../platform/forms/faults.ts'
import { ComboboxField } from '../../../ui/combobox-field.tsx'
import { FormRow } from '../../../ui/form.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Choice, useChoices } from '../../talents/api-choices.ts'
import { industriesQuery } from '../api-choices.ts'
import { ScopeVoice } from './scope-voice.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from './use-request-words.ts'

export const optionOf = ({ id, name, aliases }: Choice) => ({ id, label: name, search: aliases.join(' ') })

export function RequestAbout({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const lang = useLang()
  const kind = form.watch('scope_kind')
  const industry = form.watch('industry')
  const industries = useChoices(industriesQuery)
  const options = useMemo(() => {
    const known = industries.map(optionOf)
    // Words typed before there was a list to choose from stay a choice.
    const own = industry && industries.length > 0 && !industries.some(({ id }) => id === industry)
    return own ? [{ id: industry, label: industry }, ...known] : known
  }, [industries, industry])
  return (
    <div className="grid gap-6">
      <FormRow>
        <Controller
          name="product_name"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <TextField
              {...field}
              isRequired
              maxLength={PRODUCT_NAME_LENGTH}
              label={words.productName}
              hint={words.productNameHint}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
        <Controller
          name="industry"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <ComboboxField
              {...field}
              isRequired
              label={words.industry}
              placeholder={words.industrySearch}
              options={options}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
      </FormRow>
      <div className="grid gap-4">
        <Segmented
          label={words.scopeHow}
          options={SCOPE_KINDS.map((id) => ({ id, label: words.scopeKinds[id] }))}
          value={kind}
          onChange={(value) => form.setValue('scope_kind', value, { shouldDirty: true })}
        />
        {kind === 'text' ? (
          <Controller
            name="scope_text"
            control={form.control}
            render={({ field, fieldState: { error } }) => (
              <TextAreaField
                {...field}
                isRequired
                rows={6}
                limit={SCOPE_LENGTH}
                label={words.scopeText}
                hint={words.scopeTextHint}
                error={error?.message && sayFault(error.message, lang)}
              />
            )}
          />
        ) : (
          <Controller
            name="audio_id"
            control={form.control}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <ScopeVoice audioId={value} onChange={onChange} error={error?.message && sayFault(error.message, lang)} />
            )}
          />
        )}
      </div>
    </div>
  )
}
