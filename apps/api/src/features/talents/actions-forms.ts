import { notInFuture } from '@fareeq/domain/kernel/validation/checks.ts'
import type { Fault } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type * as entries from '@fareeq/domain/talents/schema-entries.ts'
import * as z from 'zod/mini'
import { refuse, unlessKnown } from './actions-choices.ts'
import { LISTS, type List } from './queries-entries.ts'

/** A list, and how its form becomes an entry: validated by clock and catalogue, without fields its flags rule out. */
export type EntryForm<Form, Entry extends object> = {
  list: List
  tidy: (form: Form, now: Date) => Omit<Entry, 'id' | 'version'>
}
type FormOf<Schema extends () => z.ZodMiniType> = z.output<ReturnType<Schema>>

function unlessPast(month: string | null | undefined, field: string, now: Date): Fault[] {
  const isPast = !month || z.safeParse(z.string().check(notInFuture(now)), month).success
  return isPast ? [] : [{ kind: rule.future_date, field }]
}

export const projects: EntryForm<FormOf<typeof entries.projectForm>, entries.Project> = {
  list: LISTS.projects,
  tidy({ link, ...form }) {
    refuse(unlessKnown('projectType', form.type, 'type'))
    return { ...form, link: link ?? null }
  },
}

export const experiences: EntryForm<FormOf<typeof entries.experienceForm>, entries.Experience> = {
  list: LISTS.experiences,
  tidy({ responsibility, ...form }, now) {
    const end = form.current ? null : (form.end ?? null)
    refuse([...unlessPast(form.start, 'start', now), ...unlessPast(end, 'end', now)])
    return { ...form, end, responsibility: responsibility || null }
  },
}

/** The end may be one that is hoped for. */
export const educations: EntryForm<FormOf<typeof entries.educationForm>, entries.Education> = {
  list: LISTS.educations,
  tidy({ start = null, end = null, ...form }, now) {
    refuse(unlessPast(start, 'start', now))
    return { ...form, start, end }
  },
}

export const certifications: EntryForm<FormOf<typeof entries.certificationForm>, entries.Certification> = {
  list: LISTS.certifications,
  tidy({ credential_id, credential_url = null, ...form }, now) {
    refuse(unlessPast(form.issued, 'issued', now))
    const expires = form.no_expiry ? null : (form.expires ?? null)
    return { ...form, expires, credential_id: credential_id || null, credential_url }
  },
}
