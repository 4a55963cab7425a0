import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject, RequestForm } from '@fareeq/domain/client-projects/schema.ts'
import { useEffect, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { sayFault } from '../../../forms/faults.ts'
import { submitted } from '../../../forms/submitted.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Form, FormActions, FormSection } from '../../../ui/fields/form.tsx'
import { saveRequest } from '../api.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { RequestAbout } from './request-about.tsx'
import { RequestDetails } from './request-details.tsx'
import { type RequestFields, aboutOf, detailsOf, fieldsOf } from './request-fields.ts'
import { RequestServices } from './request-services.tsx'
import { RequestTechnologies } from './request-technologies.tsx'
import { shelfOf, useRequestForm } from './use-request-form.ts'
import { useAskWords } from './use-ask-words.ts'

const ALL: readonly Page[] = ['aboutProject', 'selectService', 'technologies', 'details']

/** The whole request at once; nobody overwrites what another window saved without having seen it. */
export function EditForm({ project }: { project: ClientProject }) {
  const words = useAskWords().edit
  const lang = useLang()
  const once = useOnce()
  const { form, failure, sent, judge } = useRequestForm(project, shelfOf(project.id, 'edit'))
  const { errors, dirtyFields, isSubmitting, submitCount } = form.formState
  const isDirty = Object.keys(dirtyFields).length > 0
  const [isConflict, setConflict] = useState(false)
  /** The version that is being edited: the one on screen when the first change was made. */
  const [edited, setEdited] = useState(project.version)
  if (!isDirty && edited !== project.version) setEdited(project.version)
  useEffect(() => judge(ALL), [judge])

  const save = async (fields: RequestFields, version: number) => {
    const body = {
      ...aboutOf(fields),
      ...detailsOf(fields),
      services: fields.services,
      technologies: fields.technologies,
    }
    try {
      const saved = await saveRequest(project.id, {
        ...(body as Omit<RequestForm, 'version'>),
        version,
      })
      setEdited(saved.version)
      form.reset(fieldsOf(saved, null))
      void showToast({ title: words.saved, tone: 'positive' })
    } catch (error) {
      if (!isCallFailure(error) || error.status !== 412) throw error
      // Asked only once what the other window saved is here: the answer goes by its version.
      await queryClient.invalidateQueries({ queryKey: ['projects'] })
      setConflict(true)
    }
  }
  const submit = once((version: number) => submitted(form, (fields) => sent(() => save(fields, version))))
  const settle = (whose: 'mine' | 'theirs') => {
    setConflict(false)
    setEdited(project.version)
    if (whose === 'theirs') form.reset(fieldsOf(project, null))
    else void submit(project.version)
  }
  const listed = Object.entries(errors).map(([name, error]) => ({
    name,
    message: `${words.parts[name] ?? words.parts['scope']}: ${sayFault(error?.message ?? '', lang)}`,
  }))
  return (
    <Card pad="large">
      <Form
        onSubmit={() => submit(edited)}
        errors={submitCount > 0 ? listed : []}
        failure={failure}
        isDirty={isDirty}
        aria-label={words.title}
        className="gap-8"
      >
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
          <Button type="submit" pending={isSubmitting} isDisabled={isConflict}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
