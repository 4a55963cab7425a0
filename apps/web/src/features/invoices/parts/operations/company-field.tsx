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
export function CompanyField<Fields extends FieldValues>(props: Props<Fields>) {
  const [text, setText] = useState('')
  const { data = [] } = useQuery({ ...companiesQuery(useDeferredValue(text)), placeholderData: keepPreviousData })
  return <CompanyCombobox {...props} companies={data} text={text} onText={setText} />
}

type Search = { companies: readonly BillableCompany[]; text: string; onText: (text: string) => void }

function CompanyCombobox<Fields extends FieldValues>(props: Props<Fields> & Search) {
  const { control, name, label, onCompany, companies: matches, text, onText } = props
  const [selected, setSelected] = useState<BillableCompany>()
  const isListed = !selected || matches.some(({ organisation_id: id }) => id === selected.organisation_id)
  const companies = isListed ? matches : [...matches, selected]
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
          onInputChange={onText}
          onChange={(id) => {
            const company = companies.find(({ organisation_id }) => organisation_id === id)
            setSelected(company)
            onCompany?.(company)
            field.onChange(id ?? '')
          }}
        />
      )}
    </FormField>
  )
}
