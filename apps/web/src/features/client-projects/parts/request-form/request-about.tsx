import { PRODUCT_NAME_LENGTH, SCOPE_KINDS, SCOPE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { Suspense, useMemo } from 'react'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { useChoices } from '../../../talents/api-choices.ts'
import { industriesQuery } from '../../api-choices.ts'
import { FormCombobox, optionOf } from '../form-fields.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

/** Lazy: most people type. */
const VOICE = lazyModule(() => import('./scope-voice.tsx'))
const ScopeVoice = lazyPart(VOICE, (part) => part.ScopeVoice)

export function RequestAbout({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const kind = form.watch('scope_kind')
  useLazyModule(VOICE)
  const industry = form.watch('industry')
  const industries = useChoices(industriesQuery)
  const options = useMemo(() => {
    const industryOptions = industries.map(optionOf)
    // Legacy free text stays selectable.
    const own = industry && industries.length > 0 && !industries.some(({ id }) => id === industry)
    return own ? [{ id: industry, label: industry }, ...industryOptions] : industryOptions
  }, [industries, industry])
  return (
    <div className="grid gap-6">
      <FormRow>
        <FormText
          name="product_name"
          control={form.control}
          isRequired
          maxLength={PRODUCT_NAME_LENGTH}
          label={words.productName}
          hint={words.productNameHint}
        />
        <FormCombobox
          name="industry"
          control={form.control}
          isRequired
          label={words.industry}
          placeholder={words.industrySearch}
          options={options}
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
          <FormProse
            name="scope_text"
            control={form.control}
            isRequired
            rows={6}
            limit={SCOPE_LENGTH}
            label={words.scopeText}
            hint={words.scopeTextHint}
          />
        ) : (
          <Suspense
            fallback={
              <Skeletons>
                <SkeletonBlock className="h-16" />
              </Skeletons>
            }
          >
            <FormField name="audio_id" control={form.control}>
              {({ value, onChange, error }) => <ScopeVoice audioId={value} error={error} onChange={onChange} />}
            </FormField>
          </Suspense>
        )}
      </div>
    </div>
  )
}
