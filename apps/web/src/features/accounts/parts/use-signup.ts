import { CODE } from '@fareeq/domain/codes/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { storage } from '../../../platform/session/storage.ts'
import { validatePhone } from '../../phone-verifications/api.ts'
import { codeSent, type MailedCode } from '../../codes/parts/code-progress.ts'
import { faultOfAnswer } from '../../../forms/faults.ts'
import { useDraft } from '../../../platform/session/drafts.ts'
import { validateForm } from '../../../forms/submit-form.ts'
import { carriedBrief, carryBrief } from '../../../platform/session/carried-brief.ts'
import { register, registerOneStep } from '../api-sign-up.ts'
import { validateEmail } from '../api.ts'
import { competitionOf, originOf, usePageQuery } from './entrance.ts'
import { type EmailFlags, useGoogle } from './use-google.ts'
import { useServerCheck, type CheckState } from './use-server-check.ts'
import { VALIDATION, useSignupForm } from './use-signup-form.ts'
import type { SignupBody, SignupFields, SignupPage } from './signup-body.ts'

const CONSENTS = ['consent.terms', 'consent.privacy'] as const
/** Sign-up source for the funnel. */
const ONE_STEP = 'one-step-client-wizard'

/** Logic of a sign-up page, without layout. */
export function useSignup(page: SignupPage) {
  const query = usePageQuery()
  const [mailed, setMailed] = useDraft<MailedCode>(`${page}-code`)
  const flags = useRef<EmailFlags>(null)
  const type = page === 'talent-signup' ? TALENT : CLIENT
  const signup = useSignupForm(page, {
    send: (body, key) => send({ ...body, ...originOf(query, 'about' in body ? ONE_STEP : page) }, key),
    onDone: (_, body) => {
      // A brief that was removed from the form is not sent.
      if (carriedBrief()?.text !== form.getValues('about.scope')?.trim()) carryBrief(null)
      setMailed({ email: body.email, progress: codeSent(CODE.resendAfter / SECOND) })
    },
  })
  const { form } = signup

  const validation = useLazyModule(VALIDATION)
  const typedEmail = validation?.emailOf(form.watch('email')) ?? null
  const email = useServerCheck(typedEmail, (address) => validateEmail(address, type))
  const country_code = form.watch('country_code')
  const typedPhone = validation?.phoneOf(form.watch('phone'), country_code) ?? null
  const phone = useServerCheck(typedPhone, (number) => validatePhone({ phone: number, country_code }))
  const refuse = (name: FieldPath<SignupFields>, fault: string) =>
    form.setError(name, { type: 'server', message: fault })

  const google = useGoogle({
    page: `/${page}`,
    form: () => {
      const { terms, privacy, marketing } = form.getValues('consent')
      return { type, consent: { terms, privacy, marketing }, ...originOf(query, page), ...competitionOf(query) }
    },
    onEmailFlags(marks) {
      flags.current = marks
    },
    onRefused({ email: address, first_name, last_name }, { errors: [first] }) {
      const values = form.getValues()
      form.setValue('email', address, { shouldDirty: true })
      if (!values.first_name) form.setValue('first_name', first_name, { shouldDirty: true })
      if (!values.last_name) form.setValue('last_name', last_name, { shouldDirty: true })
      const isMarked = flags.current?.notBusiness || flags.current?.alreadyRegistered
      if (isMarked && first) refuse('email', faultOfAnswer(first))
    },
  })

  const refusals = { email: faultOf(email.verdict), phone: faultOf(phone.verdict) }
  /** Faults of the server's checks are shown at their fields, with the others. */
  const submit = () => (refusals.email || refusals.phone ? validateForm(form, async () => {}) : signup.submit())
  /** The same consents, asked for first. */
  const withGoogle = async () => {
    if (await form.trigger(CONSENTS, { shouldFocus: true })) google.start()
  }
  return { ...signup, query, mailed, setMailed, email, phone, refusals, google, submit, withGoogle }
}

export type Signup = ReturnType<typeof useSignup>

const faultOf = (verdict: CheckState) => (verdict.kind === 'refused' ? verdict.fault : undefined)

async function send(body: SignupBody, attempt: string): Promise<void> {
  if (!('about' in body)) return void (await register(body, attempt))
  await registerOneStep(body, attempt)
  const { product_name, industry, scope } = body.about
  storage.set('oneStep', true)
  const brief = carriedBrief()
  storage.set('stepOneData', {
    about: { product_name, industry, ...(scope && { scope: { kind: 'text', text: scope } }) },
    ...(brief?.draft && brief.text === scope && { brief: brief.draft }),
  })
}
