import { CODE } from '@fareeq/domain/codes/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { FieldPath } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { faultOfAnswer } from '../../../platform/forms/faults.ts'
import { keep, useKept } from '../../../platform/forms/kept.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { CodeStep } from '../../accounts/parts/code-step.tsx'
import type { MailedCode } from '../../codes/parts/code-progress.ts'
import { originOf, usePageQuery } from '../../accounts/parts/entrance.ts'
import { useAccountWords } from '../../accounts/parts/use-account-words.ts'
import type { SignupFields } from '../../accounts/parts/signup-body.ts'
import { codeSent } from '../../codes/parts/code-progress.ts'
import { holdMeeting } from '../api-visitors.ts'
import { BothClocks } from './chosen-time.tsx'
import { HeldUntil } from './held-until.tsx'
import { type Chosen, SlotPicker } from './slot-picker.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useMeetingWords } from './use-meeting-words.ts'
import { useTaking } from './use-taking.ts'
import { FORM, useVisitorForm, type VisitorBody } from './use-visitor-form.ts'
import { useFieldErrors, VisitorFields } from './visitor-fields.tsx'
import { ownZone } from './zone-field.tsx'

type Held = MailedCode & { until: string | undefined }

/** Somebody without an account: a time, the short form, then the code that books it. All of it survives a reload. */
export function VisitorBooking() {
  const words = useMeetingWords()
  const { code } = useAccountWords()
  const [kept, setKept] = useKept<Chosen>(`${FORM}-slot`)
  const [held, setHeld] = useKept<Held>(`${FORM}-code`)
  const chosen = kept ?? { start: null, timezone: ownZone() }
  if (held)
    return (
      <div className="max-w-xl">
        {chosen.start && (
          <Card className="mb-6">
            <BothClocks start={chosen.start} timezone={chosen.timezone} />
            {held.until && <HeldUntil until={held.until} />}
          </Card>
        )}
        <CodeStep
          mailed={held}
          onMailed={(mailed) => setHeld(mailed && { ...mailed, until: held.until })}
          sentence={code.sent}
          query={{ redirect: pathTo('bookMeeting') }}
        />
      </div>
    )
  return (
    <div className="grid gap-8">
      <Choosing
        chosen={chosen}
        onChange={setKept}
        onHeld={(email, until) => setHeld({ email, until, progress: codeSent(CODE.resendAfter / SECOND) })}
      />
      {!chosen.start && <p className="text-ink-soft">{words.chosen.nothing}</p>}
    </div>
  )
}

type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void; onHeld: (email: string, until?: string) => void }

function Choosing({ chosen, onChange, onHeld }: Props) {
  const words = useMeetingWords()
  const query = usePageQuery()
  const form = useVisitorForm()
  const errors = useFieldErrors(form)
  const { pending, failure, nearest, take, clear } = useTaking()
  const { start, timezone } = chosen
  const choose = (next: Chosen) => {
    clear()
    onChange(next)
  }
  const send = (body: unknown) =>
    take(async () => {
      if (!start) return
      const person = { ...(body as VisitorBody), ...originOf(query, FORM), meeting: { start, timezone } }
      try {
        const { email, held_until } = await holdMeeting(person)
        keep(FORM, null)
        onHeld(email, held_until)
      } catch (error) {
        if (!isCallFailure(error)) throw error
        const atFields = error.errors.filter(({ field }) => field && field in person && field !== 'meeting')
        if (atFields.length === 0) throw error
        for (const one of atFields)
          form.setError(one.field as FieldPath<SignupFields>, { type: 'server', message: faultOfAnswer(one) })
      }
    })
  return (
    <>
      <Card pad="large">
        <SlotPicker value={chosen} onChange={choose} />
      </Card>
      {nearest && (
        <TakenNotice nearest={nearest} timezone={timezone} onChoose={(next) => choose({ start: next, timezone })} />
      )}
      {start && (
        <Card as="section" pad="large" aria-labelledby="visitor-title">
          <div className="mb-6 grid gap-1">
            <h2 id="visitor-title" className="text-xl">
              {words.form.title}
            </h2>
            <p className="text-ink-soft">{words.form.text}</p>
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
            <Banner title={words.chosen.title} className="lg:sticky lg:top-24 lg:order-last">
              <BothClocks start={start} timezone={timezone} />
            </Banner>
            <Form
              onSubmit={form.handleSubmit(send)}
              errors={errors}
              failure={failure}
              isDirty={form.formState.isDirty}
              aria-label={words.form.summary}
            >
              <VisitorFields form={form} />
              <Button type="submit" pending={pending} className="w-full">
                {words.form.submit}
              </Button>
            </Form>
          </div>
        </Card>
      )}
    </>
  )
}
