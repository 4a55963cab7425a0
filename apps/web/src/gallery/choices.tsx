import { useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { Checkbox, CheckboxGroup } from '../ui/fields/choices/checkbox.tsx'
import { ComboboxField } from '../ui/fields/listbox/combobox-field.tsx'
import { RadioGroup } from '../ui/fields/choices/radio-group.tsx'
import { RatingField } from '../ui/fields/choices/rating-field.tsx'
import { Segmented } from '../ui/fields/choices/segmented.tsx'
import { SelectField } from '../ui/fields/choices/select-field.tsx'
import { Switch } from '../ui/fields/choices/switch.tsx'
import { TagsField } from '../ui/fields/listbox/tags-field.tsx'
import { Columns, Section } from './section.tsx'
import { galleryWords, optionsOf, SKILLS } from './words.ts'

export function Choices() {
  const words = useWords(galleryWords)
  const { field } = words
  const [country, setCountry] = useState<string | null>('jo')
  const [none, setNone] = useState<string | null>(null)
  const [department, setDepartment] = useState<string | null>(null)
  const [skills, setSkills] = useState(['React', 'TypeScript'])
  const [level, setLevel] = useState('senior')
  const [several, setSeveral] = useState(['senior'])
  const [plan, setPlan] = useState<string | null>('full')
  const [agree, setAgree] = useState(false)
  const [blind, setBlind] = useState(true)
  const [rating, setRating] = useState<number | null>(4)
  return (
    <Section id="choices" title={words.sections.choices}>
      <Columns three>
        <SelectField label={field.country} options={optionsOf(words.countries)} value={country} onChange={setCountry} />
        <SelectField
          label={`${field.country} (2)`}
          options={optionsOf(words.countries)}
          value={none}
          onChange={setNone}
          error={field.required}
        />
        <ComboboxField
          label={field.department}
          options={optionsOf(words.departments)}
          value={department}
          onChange={setDepartment}
        />
        <TagsField label={field.skills} options={SKILLS} value={skills} onChange={setSkills} max={5} />
        <CheckboxGroup label={field.level} options={optionsOf(words.levels)} value={several} onChange={setSeveral} />
        <RadioGroup label={field.level} inline options={optionsOf(words.levels)} value={level} onChange={setLevel} />
      </Columns>
      <RadioGroup
        cards
        label={field.plan}
        options={optionsOf(words.availabilities)}
        value={plan}
        onChange={setPlan}
        className="max-w-2xl"
      />
      <Columns three>
        <Segmented
          label={field.level}
          options={words.levels.map(([id = '', label]) => ({ id, label }))}
          value={level}
          onChange={setLevel}
        />
        <div>
          <Checkbox value={agree} onChange={setAgree} error={agree ? undefined : field.agreeError}>
            {field.agree}
          </Checkbox>
        </div>
        <div>
          <Switch value={blind} onChange={setBlind} hint={field.blindHint}>
            {field.blind}
          </Switch>
          <Switch value={false} onChange={() => {}} isDisabled>
            {field.availability}
          </Switch>
        </div>
      </Columns>
      <Columns three>
        <RatingField label={field.rating} value={rating} onChange={setRating} labels={words.ratings} />
        <RatingField
          label={`${field.rating} (2)`}
          value={null}
          onChange={() => {}}
          labels={words.ratings}
          error={field.required}
        />
      </Columns>
    </Section>
  )
}
