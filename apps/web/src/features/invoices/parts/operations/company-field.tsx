import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { ComboboxField } from '../../../../ui/fields/listbox/combobox-field.tsx'
import { type BillableCompany, companiesQuery } from '../../api-ops.ts'

type Props<Fields extends FieldValues> = {
  control: Control<Fields, unknown, Fields>
  name: FieldPath<Fields>
  label: string
  /** The company that was chosen, with its contracts. */
  onCompany?: (company: BillableCompany | undefined) => void
}

/** Any company, by a part of its name: the server finds it, however many there are. */
export function CompanyField<Fields extends FieldValues>({ control, name, label, onCompany }: Props<Fields>) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text)
  const [chosen, setChosen] = useState<BillableCompany>()
  const { data: found = [] } = useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData })
  const isListed = !chosen || found.some(({ organisation_id: id }) => id === chosen.organisation_id)
  const companies = isListed ? found : [...found, chosen]
  return (
    <FormField name={name} control={control}>
      {(field) => (
        <ComboboxField
          {...field}
          isRequired
          label={label}
          // The server has compared the text with the names.
          options={companies.map(({ organisation_id: id, company }) => ({ id, label: company, search: text }))}
          value={field.value || null}
          onInputChange={setText}
          onChange={(id) => {
            const company = companies.find(({ organisation_id }) => organisation_id === id)
            setChosen(company)
            onCompany?.(company)
            field.onChange(id ?? '')
          }}
        />
      )}
    </FormField>
  )
}
