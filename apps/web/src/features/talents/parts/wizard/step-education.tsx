import { newestFirst } from '@fareeq/domain/talents/profile/rules-entries.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { lazyResolver, sendsInput } from '../../../../forms/lazy-resolver.ts'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { AlsoIn } from '../../../../ui/fields/written-in.tsx'
import type { EntryForm } from '../../api-entries.ts'
import { EntryFlag, EntryMonth, EntryText } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { thisYear, useSpanText } from '../entries/entry-months.ts'
import { useProfile } from './step-profile.ts'
import { useSecondLanguage } from '../entries/use-second-language.ts'
import type { EntryStart } from '../entries/use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Fields = EntryForm<'educations'>
const BLANK: EntryStart<Fields> = {
  school: '',
  degree: '',
  field: '',
  undergraduate: false,
  start: null,
  end: null,
  second_school: '',
  second_degree: '',
  second_field: '',
}
export const educationResolver = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/talents/schema-entries.ts')).educationForm()),
)

/** The longest course that somebody is in the middle of. */
const YEARS_AHEAD = 8

export function StepEducation() {
  const words = useEntryWords().educations
  const { educations } = useProfile()
  const span = useSpanText()
  return (
    <EntryList<'educations', Fields>
      kind="educations"
      entries={educations.toSorted(newestFirst)}
      words={words}
      resolver={educationResolver}
      blank={BLANK}
      fieldsOf={({ id: _, version: __, ...entry }) => ({
        ...entry,
        second_school: entry.second_school ?? '',
        second_degree: entry.second_degree ?? '',
        second_field: entry.second_field ?? '',
      })}
      nameOf={({ school }) => school}
      summary={(entry) => (
        <div className="grid gap-1">
          <h3 className="text-[1.0625rem] leading-normal">
            <bdi>{entry.school}</bdi>
          </h3>
          <p className="text-ink-soft">
            <bdi>{entry.degree}</bdi> · <bdi>{entry.field}</bdi>
          </p>
          {(entry.start || entry.end || entry.undergraduate) && (
            <p className="text-sm text-ink-faint">
              {[span(entry), entry.undergraduate && words.studying].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      )}
      fields={(form) => <EducationFields form={form} />}
    />
  )
}

export function EducationFields({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const words = useEntryWords().educations
  const studying = form.watch('undergraduate')
  const year = thisYear()
  return (
    <>
      <EntryText form={form} name="school" label={words.school} />
      <FormRow>
        <EntryText form={form} name="degree" label={words.degree} hint={words.degreeHint} />
        <EntryText form={form} name="field" label={words.field} />
      </FormRow>
      <EntryFlag form={form} name="undergraduate" label={words.undergraduate} />
      <FormRow>
        <EntryMonth form={form} name="start" asks="end" optional label={words.start} maxYear={year} />
        <EntryMonth
          form={form}
          name="end"
          optional
          label={studying ? words.endExpected : words.end}
          maxYear={studying ? year + YEARS_AHEAD : year}
        />
      </FormRow>
      <EducationTranslation form={form} />
    </>
  )
}

const SECOND = ['second_school', 'second_degree', 'second_field'] as const

/** What was written above, once more for readers of the other language. */
function EducationTranslation({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const words = useEntryWords().educations
  const [hasSecond] = useState(() => SECOND.some((name) => Boolean(form.getValues(name))))
  return (
    <AlsoIn lang={useSecondLanguage(form.watch(['school', 'degree', 'field']).join(' '))} open={hasSecond}>
      {(labelIn) => (
        <>
          <EntryText form={form} name="second_school" optional label={labelIn(words.school)} />
          <FormRow>
            <EntryText form={form} name="second_degree" optional label={labelIn(words.degree)} />
            <EntryText form={form} name="second_field" optional label={labelIn(words.field)} />
          </FormRow>
        </>
      )}
    </AlsoIn>
  )
}
