import { Globe } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { CodeField } from '../ui/fields/code-field.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { PhoneField, type PhoneValue } from '../ui/fields/phone/phone-field.tsx'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Columns, Section } from './section.tsx'
import { galleryWords } from './words.ts'

export function Fields() {
  const { field, sections, longText } = useWords(galleryWords)
  const [about, setAbout] = useState('')
  const [long, setLong] = useState(longText)
  const [term, setTerm] = useState('')
  const [months, setMonths] = useState(6)
  const [salary, setSalary] = useState(4200)
  const [phone, setPhone] = useState<PhoneValue>({ country: 'SA', number: '' })
  const [code, setCode] = useState('')
  const [done, setDone] = useState('')
  return (
    <Section id="fields" title={sections.fields}>
      <Columns three>
        <TypedField label={field.name} hint={field.nameHint} isRequired autoComplete="name" />
        <TypedField label={field.email} type="email" start="layla@gmail.com" error={field.emailError} />
        <TypedField
          label={field.site}
          type="url"
          optional
          before={<Globe aria-hidden className="size-4.5" />}
          placeholder="https://"
        />
        <TypedField label={field.disabled} isDisabled start={field.disabledValue} />
        <SearchField
          label={field.search}
          placeholder={field.search}
          value={term}
          onChange={setTerm}
          className="self-end"
        />
        <NumberField
          label={field.months}
          minValue={1}
          maxValue={120}
          value={months}
          onChange={setMonths}
          after={field.monthsUnit}
        />
        <NumberField label={field.salary} steps={false} value={salary} onChange={setSalary} after={field.usd} />
        <PhoneField label={field.phone} value={phone} onChange={setPhone} placeholder="50 123 4567" />
        <PhoneField
          label={`${field.phone} (2)`}
          value={{ country: 'JO', number: '79' }}
          onChange={() => {}}
          error={field.phoneError}
        />
        <CodeField label={field.code} hint={field.codeHint} value={code} onChange={setCode} onComplete={setDone} />
        <CodeField label={`${field.code} (2)`} value="4821" onChange={() => {}} error={field.codeError} />
        <output data-testid="code-done" className="ltr-island self-center text-sm text-ink-faint">
          {done || '…'} · {phone.country} {phone.number}
        </output>
      </Columns>
      <Columns>
        <TextAreaField label={field.about} optional limit={300} value={about} onChange={setAbout} />
        <TextAreaField
          label={`${field.about} (3,000)`}
          limit={2900}
          value={long}
          onChange={setLong}
          error={field.required}
          className="[&_textarea]:max-h-48"
        />
      </Columns>
    </Section>
  )
}

type TypedProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & { start?: string }

/** A controlled field with local state. */
export function TypedField({ start = '', ...rest }: TypedProps) {
  const [value, setValue] = useState(start)
  return <TextField {...rest} value={value} onChange={setValue} />
}
