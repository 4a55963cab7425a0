import { newestFirst, overlapping } from '@fareeq/domain/talents/profile/rules-entries.ts'
import { RESPONSIBILITY_LENGTH } from '@fareeq/domain/talents/rules.ts'
import type { Experience } from '@fareeq/domain/talents/schema-entries.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { lazyResolver, sendsInput } from '../../../../forms/lazy-resolver.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { AlsoIn } from '../../../../ui/fields/written-in.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import type { EntryForm } from '../../api-entries.ts'
import { EntryFlag, EntryMonth, EntryText } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { thisYear, useSpanText } from '../entries/entry-months.ts'
import { useProfile } from './step-profile.ts'
import { useSecondLanguage } from '../entries/use-second-language.ts'
import type { EntryStart } from '../entries/use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Fields = EntryForm<'experiences'>
const BLANK: EntryStart<Fields> = {
  title: '',
  company: '',
  current: false,
  start: null,
  end: null,
  responsibility: '',
  second_title: '',
  second_company: '',
  second_responsibility: '',
}
export const experienceResolver = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/talents/schema-entries.ts')).experienceForm()),
)

export function StepExperience() {
  const words = useEntryWords().experiences
  const { experiences } = useProfile()
  const span = useSpanText()
  return (
    <EntryList<'experiences', Fields>
      kind="experiences"
      entries={experiences.toSorted(newestFirst)}
      words={words}
      resolver={experienceResolver}
      blank={BLANK}
      fieldsOf={({ id: _, version: __, ...entry }) => ({
        ...entry,
        responsibility: entry.responsibility ?? '',
        second_title: entry.second_title ?? '',
        second_company: entry.second_company ?? '',
        second_responsibility: entry.second_responsibility ?? '',
      })}
      nameOf={({ title }) => title}
      summary={(entry) => (
        <div className="grid gap-1">
          <h3 className="text-[1.0625rem] leading-normal">
            <bdi>{entry.title}</bdi>
          </h3>
          <p className="text-ink-soft">
            <bdi>{entry.company}</bdi>
            <span className="text-ink-faint">
              {'\u00a0· '}
              <span className="inline-block">{span(entry)}</span>
            </span>
          </p>
          {entry.responsibility && (
            <ReadMore lines={3} className="mt-1 text-[0.9375rem]">
              {entry.responsibility}
            </ReadMore>
          )}
        </div>
      )}
      fields={(form, editing) => (
        <ExperienceFields form={form} others={experiences.filter((experience) => experience !== editing)} />
      )}
    />
  )
}

export function ExperienceFields({
  form,
  others,
}: {
  form: UseFormReturn<Fields, unknown, Fields>
  others: readonly Experience[]
}) {
  const words = useEntryWords().experiences
  const [current, start, end] = form.watch(['current', 'start', 'end'])
  const year = thisYear()
  return (
    <>
      <FormRow>
        <EntryText form={form} name="title" label={words.title} />
        <EntryText form={form} name="company" label={words.company} />
      </FormRow>
      <EntryFlag
        form={form}
        name="current"
        label={words.current}
        onChange={(value) => {
          if (value) form.setValue('end', null, { shouldDirty: true })
          form.clearErrors('end')
        }}
      />
      <FormRow>
        <EntryMonth form={form} name="start" asks="end" label={words.start} maxYear={year} />
        {!current && <EntryMonth form={form} name="end" label={words.end} maxYear={year} />}
      </FormRow>
      <Overlap
        span={{ start: start || null, end: current ? null : (end ?? null) }}
        isWhole={current || Boolean(end)}
        others={others}
      />
      <FormProse
        name="responsibility"
        control={form.control}
        optional
        rows={5}
        limit={RESPONSIBILITY_LENGTH}
        label={words.responsibility}
        hint={words.responsibilityHint}
      />
      <ExperienceTranslation form={form} />
    </>
  )
}

/** What was written above, once more for readers of the other language. */
function ExperienceTranslation({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const words = useEntryWords().experiences
  const [title, responsibility] = form.watch(['title', 'responsibility'])
  const [hasSecond] = useState(() => SECOND.some((name) => Boolean(form.getValues(name))))
  return (
    <AlsoIn lang={useSecondLanguage(`${title} ${responsibility}`)} open={hasSecond}>
      {(labelIn) => (
        <>
          <FormRow>
            <EntryText form={form} name="second_title" optional label={labelIn(words.title)} />
            <EntryText form={form} name="second_company" optional label={labelIn(words.company)} />
          </FormRow>
          <FormProse
            name="second_responsibility"
            control={form.control}
            optional
            rows={5}
            limit={RESPONSIBILITY_LENGTH}
            label={labelIn(words.responsibility)}
          />
        </>
      )}
    </AlsoIn>
  )
}
const SECOND = ['second_title', 'second_company', 'second_responsibility'] as const

type Span = { start: string | null; end: string | null }

/** Advice, never a refusal: people do hold two jobs. */
function Overlap({ span, isWhole, others }: { span: Span; isWhole: boolean; others: readonly Experience[] }) {
  const words = useEntryWords()
  const isInOrder = span.start !== null && (span.end === null || span.start <= span.end)
  const [first] = isWhole && isInOrder ? overlapping(span, others) : []
  if (!first) return null
  return (
    <Banner tone="warning" role="status">
      <Filled
        sentence={words.overlap}
        other={
          <b>
            <bdi>{first.title}</bdi> {words.experiences.at} <bdi>{first.company}</bdi>
          </b>
        }
      />
    </Banner>
  )
}
