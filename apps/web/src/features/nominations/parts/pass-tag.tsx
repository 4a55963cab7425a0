import { PASS_TAGS } from '@fareeq/domain/nominations/limits.ts'
import type { PassTag as Tag } from '@fareeq/domain/nominations/schema.ts'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { useNominationWords } from '../messages/en.ts'

type Props = { value: Tag | null; onChange: (tag: Tag | null) => void }

export function PassTag({ value, onChange }: Props) {
  const { pass: words, tags } = useNominationWords()
  return (
    <SelectField
      optional
      label={words.tag}
      options={PASS_TAGS.map((passTag) => ({ id: passTag, label: tags[passTag] }))}
      value={value}
      onChange={(id) => onChange(PASS_TAGS.find((passTag) => passTag === id) ?? null)}
      className="mb-4"
    />
  )
}
