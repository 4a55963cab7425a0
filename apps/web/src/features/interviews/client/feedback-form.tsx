import { REASON_LENGTH, SCORES } from '@fareeq/domain/interviews/rules.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { feedbackFault, lacksReason } from '@fareeq/domain/interviews/rules-feedback.ts'
import { isFollowed } from '@fareeq/domain/interviews/rules-rounds.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { faultOf } from '../../../forms/faults.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RatingField } from '../../../ui/fields/choices/rating-field.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { SkeletonBlock, SkeletonLine, Skeletons, SkeletonText } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { giveFeedback, interviewQuery } from '../api.ts'
import { GivenFeedback } from '../parts/outcome/given-feedback.tsx'
import { Scorecards } from '../parts/panel/scorecards.tsx'
import { useClientWords } from '../messages/client/en.ts'

type Action = 'accepted' | 'rejected'

/** A mail leads here with the decision in the address; it can still be changed. */
export function Screen() {
  const { feedback: words, one } = useClientWords()
  const lang = useLang()
  const { action, selection = '' } = readHref(useHref()).query
  const { data, error, isFetching, refetch } = useQuery(interviewQuery(selection, lang))
  const back = (
    <ButtonLink as={PageLink} kind="quiet" href={pathTo('interviewsList')}>
      {one.back}
    </ButtonLink>
  )
  if (isCallFailure(error) && error.status === 404)
    return <EmptyState illustration="search" title={words.invalid} text={one.goneText} action={back} />
  if (error && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons className="gap-6">
        <SkeletonLine className="h-7 w-3/5 max-w-xs" />
        <SkeletonLine className="w-2/5 max-w-52" />
        <Card className="grid max-w-3xl gap-6">
          <SkeletonLine className="h-11 w-3/5 max-w-xs rounded-md" />
          <SkeletonText lines={3} />
          <SkeletonBlock className="h-28" />
        </Card>
      </Skeletons>
    )
  const fault = feedbackFault({ ...data, isFollowed: isFollowed(data) })
  return (
    <>
      <PageHeader title={words.title} text={words.about(bidiIsolate(data.talent.name, lang))} />
      {fault ? (
        <NotNow interview={data} fault={fault} />
      ) : (
        <>
          <div className="mb-5 max-w-3xl empty:hidden">
            <Scorecards interviewers={data.interviewers} />
          </div>
          <FeedbackForm interview={data} first={action === 'rejected' ? 'rejected' : 'accepted'} />
        </>
      )}
    </>
  )
}

type NotNowProps = { interview: ClientInterview; fault: keyof typeof interviewErrors }

/** Why it cannot be given; where it was, what was said. */
function NotNow({ interview, fault }: NotNowProps) {
  const { feedback: words } = useClientWords()
  const title = interviewErrors[fault][useLang()]
  const see = (
    <ButtonLink as={PageLink} kind="quiet" href={pathTo('interviewDetails', { id: interview.id })}>
      {words.see}
    </ButtonLink>
  )
  if (!interview.feedback) return <EmptyState title={title} action={see} />
  return (
    <div className="grid max-w-3xl gap-5">
      <Banner title={title} action={see} />
      <GivenFeedback interview={interview} />
    </div>
  )
}

type FeedbackFields = {
  action: Action
  reason: string
  scores: Partial<Record<(typeof SCORES)[number], number>>
  share_with_talent: boolean
}

const RESOLVER = rulesOf((fields: FeedbackFields) => ({
  reason: lacksReason(fields) ? faultOf(interviewErrors.feedback_reason_needed) : undefined,
}))

function FeedbackForm({ interview: { id }, first }: { interview: ClientInterview; first: Action }) {
  const { feedback: words } = useClientWords()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { action: first, reason: '', scores: {}, share_with_talent: false },
    send: ({ reason, ...rest }) => giveFeedback(id, { ...rest, ...(reason.trim() && { reason: reason.trim() }) }),
    done: words.done,
    onDone: (_, __, go) => go(pathTo('interviewDetails', { id })),
    isLast: true,
  })
  const action = form.watch('action')
  return (
    <Card pad="large" className="max-w-3xl">
      <Form {...props} isDirty={form.watch('reason') !== '' && !isPending}>
        <FormField name="action" control={control}>
          {({ value, onChange }) => (
            <Segmented
              label={words.action}
              options={(['accepted', 'rejected'] as const).map((outcome) => ({
                id: outcome,
                label: words.actions[outcome],
              }))}
              value={value}
              onChange={(next) => {
                onChange(next)
                form.clearErrors('reason')
              }}
            />
          )}
        </FormField>
        {action === 'accepted' && <p className="-mt-2 text-sm text-ink-soft">{words.acceptHint}</p>}
        <FormProse
          name="reason"
          control={control}
          label={words.reason[action]}
          optional={action === 'accepted'}
          isRequired={action === 'rejected'}
          limit={REASON_LENGTH}
        />
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-strong">{words.scores}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {SCORES.map((score) => (
              <FormField key={score} name={`scores.${score}`} control={control}>
                {({ value, onChange }) => (
                  <RatingField
                    optional
                    label={words.score[score]}
                    labels={words.steps}
                    value={value ?? null}
                    onChange={onChange}
                  />
                )}
              </FormField>
            ))}
          </div>
        </fieldset>
        <div>
          <FormCheckbox form={form} name="share_with_talent">
            {words.share}
          </FormCheckbox>
          <p className="ps-8.5 text-sm text-ink-soft">{words.shareHint}</p>
        </div>
        <FormActions>
          <Button type="submit" pending={isPending}>
            {words.send}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
