import { useWords } from '../platform/i18n/i18n.ts'
import { PlainField, PlainSelect, PlainTextArea } from '../ui/fields/plain-field.tsx'
import { Columns, Section } from './section.tsx'
import { galleryWords, optionsOf } from './words.ts'

/** The same fields in plain HTML, as public pages have them. */
export function PlainFields() {
  const { field, sections, countries, longText } = useWords(galleryWords)
  const plain = (label: string) => `${label} (HTML)`
  const options = optionsOf(countries)
  return (
    <Section id="plain" title={sections.plain}>
      <Columns three>
        <PlainField name="plain-name" label={plain(field.name)} hint={field.nameHint} required />
        <PlainField
          name="plain-email"
          label={plain(field.email)}
          type="email"
          defaultValue="layla@gmail.com"
          error={field.emailError}
        />
        <PlainField name="plain-site" label={plain(field.site)} type="url" optional placeholder="https://" />
        <PlainSelect name="plain-country" label={plain(field.country)} options={options} />
        <PlainSelect
          name="plain-country-2"
          label={`${plain(field.country)} 2`}
          options={options}
          error={field.required}
        />
      </Columns>
      <Columns>
        <PlainTextArea name="plain-about" label={plain(field.about)} optional limit={300} />
        <PlainTextArea
          name="plain-long"
          label={`${plain(field.about)} 2`}
          limit={2900}
          defaultValue={longText}
          error={field.required}
          className="[&_textarea]:max-h-48"
        />
      </Columns>
    </Section>
  )
}
