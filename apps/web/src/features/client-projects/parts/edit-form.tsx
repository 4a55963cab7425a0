import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject, RequestForm } from '@fareeq/domain/client-projects/schema.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Form, FormActions, FormSection } from '../../../ui/fields/form.tsx'
import { saveRequest } from '../api.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { RequestAbout } from './request-form/request-about.tsx'
import { RequestDetails } from './request-form/request-details.tsx'
import { type RequestFields, aboutOf, detailsOf, fieldsOf } from './request-form/request-fields.ts'
import { RequestServices } from './request-form/request-services.tsx'
import { RequestTechnologies } from './request-form/request-technologies.tsx'
import { draftOf, useRequestForm } from './request-form/use-request-form.ts'
import { useEditedVersion } from './use-edited-version.ts'
import { useAskWords } from '../messages/asks/en.ts'

const ALL: readonly Page[] = ['aboutProject', 'selectService', 'technologies', 'details']

/** Edits the whole request, with optimistic locking. */
export function EditForm({ project }: { project: ClientProject }) {
  const words = useAskWords().edit
  const draft = draftOf(project.id, 'edit')
  const { edited, isConflict, draftCodec, ...lock } = useEditedVersion(
    project.version,
    () => queryClient.invalidateQueries({ queryKey: ['projects'] }),
    draft,
  )
  const save = (fields: RequestFields, version: number) => {
    const { services, technologies } = fields
    // Validated: nothing that must be chosen is missing.
    const body = { ...aboutOf(fields), ...detailsOf(fields), services, technologies } as Omit<RequestForm, 'version'>
    return saveRequest(project.id, { ...body, version })
  }
  const { form, submit, isPending, isDirty, props, showPages } = useRequestForm(project, {
    draft,
    draftCodec,
    guardUnsaved: true,
    send: (fields) => save(fields, edited),
    onDone: (saved) => {
      lock.setEdited(saved.version)
      form.reset(fieldsOf(saved, null))
      void showToast({ title: words.saved, tone: 'positive' })
    },
    onRefused: lock.onRefused,
  })
  lock.follow(isDirty)
  useEffect(() => showPages(ALL), [showPages])
  const settle = (whose: 'mine' | 'theirs') => {
    lock.settle()
    if (whose === 'theirs') form.reset(fieldsOf(project, null))
    else void submit({ send: (fields) => save(fields, project.version) })
  }
  return (
    <Card pad="large">
      <Form {...props} aria-label={words.title} className="gap-8">
        <FormSection title={words.sections.about}>
          <RequestAbout form={form} />
        </FormSection>
        <FormSection title={words.sections.service}>
          <RequestServices form={form} />
          <RequestTechnologies form={form} />
        </FormSection>
        <FormSection title={words.sections.details}>
          <RequestDetails form={form} />
        </FormSection>
        {isConflict && <ChangedElsewhere words={words.changed} onSettle={settle} />}
        <FormActions>
          <Button type="submit" pending={isPending} isDisabled={isConflict}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
