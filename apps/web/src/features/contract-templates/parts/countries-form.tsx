import { LAW_LENGTH, MAX_COUNTRIES } from '@fareeq/domain/contract-templates/limits.ts'
import type { ContractTemplate, Jurisdiction } from '@fareeq/domain/contract-templates/schema.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { saveTemplate } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'

type Fields = { countries: Jurisdiction[] }
const RESOLVER = rulesOf<Fields>(({ countries }) =>
  Object.fromEntries(
    countries.map(({ country }, at) => [
      `countries.${at}.country`,
      country === ''
        ? rule.required.code
        : countries.findIndex((row) => row.country === country) < at
          ? rule.choice.code
          : undefined,
    ]),
  ),
)
const EMPTY: Jurisdiction = { country: '', law: { ar: '', en: '' }, court: { ar: '', en: '' } }

/** Law and court of every country that has its own. */
export function CountriesForm({ template, close }: { template: ContractTemplate; close: () => void }) {
  const { form: words } = useTemplateWords()
  const options = useChoices(countriesQuery).map(({ id, name: label }) => ({ id, label }))
  const { version, content, revision } = template
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { countries: content.countries },
    send: ({ countries }) => saveTemplate(version, { content: { ...content, countries }, expected_revision: revision }),
    done: words.saved,
    onDone: close,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'countries' })
  const rows = useWatch({ control, name: 'countries' })
  const nameOf = (at: number) => options.find(({ id }) => id === rows[at]?.country)?.label ?? words.country
  return (
    <Form {...props}>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="grid gap-3 border-b border-line pb-4">
          <legend className="mb-2 font-strong">{nameOf(at)}</legend>
          <FormField name={`countries.${at}.country`} control={control}>
            {(field) => (
              <ComboboxField
                {...field}
                isRequired
                label={words.country}
                options={options}
                value={field.value || null}
                onChange={(code) => field.onChange(code ?? '')}
              />
            )}
          </FormField>
          {(['law', 'court'] as const).map((part) => (
            <FormRow key={part}>
              {LANGS.map((lang) => (
                <FormText
                  key={lang}
                  name={`countries.${at}.${part}.${lang}`}
                  control={control}
                  lang={lang}
                  label={`${words[part]} ${words.langs[lang]}`}
                  maxLength={LAW_LENGTH}
                />
              ))}
            </FormRow>
          ))}
          {fields.length > 1 && (
            <Button
              kind="ghost"
              size="small"
              className="justify-self-start"
              aria-label={words.removeOf(nameOf(at))}
              onPress={() => remove(at)}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < MAX_COUNTRIES && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => append(EMPTY)}>
          {words.addCountry}
        </Button>
      )}
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
