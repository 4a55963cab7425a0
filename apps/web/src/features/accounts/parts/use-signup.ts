import { CODE } from '@fareeq/domain/codes/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import { CLIENT, TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { storage } from '../../../platform/session/storage.ts'
import { validatePhone } from '../../phone-verifications/api.ts'
import { codeSent, type MailedCode } from '../../codes/parts/code-progress.ts'
import { faultOfAnswer } from '../../../forms/faults.ts'
import { saveDraft, useDraft } from '../../../platform/session/drafts.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { carriedBrief, carryBrief } from '../../site/parts/brief/brief-carried.ts'
import { register, registerOneStep } from '../api-sign-up.ts'
import { validateEmail } from '../api.ts'
import { competitionOf, originOf, usePageQuery } from './entrance.ts'
import { type EmailFlags, useGoogle } from './use-google.ts'
import { useServerCheck, type Verdict } from './use-server-check.ts'
import { JUDGING, useSignupForm } from './use-signup-form.ts'
import type { SignupBody, SignupFields, SignupPage } from './signup-body.ts'

const CONSENTS = ['consent.terms', 'consent.privacy'] as const
/** Which page an account came from, in words of the funnel. */
const ONE_STEP = 'one-step-client-wizard'

/** Everything a sign-up page does; the page itself only lays it out. */
export function useSignup(page: SignupPage) {
  const query = usePageQuery()
  const form = useSignupForm(page)
  const [mailed, setMailed] = useDraft<MailedCode>(`${page}-code`)
  const [failure, setFailure] = useState<string>()
  const flags = useRef<EmailFlags>(null)
  const unanswered = useRef<Attempt>(null)
  const once = useOnce()
  const type = page === 'talent-signup' ? TALENT : CLIENT

  const judging = useLazyModule(JUDGING)
  const typedEmail = judging?.emailOf(form.watch('email')) ?? null
  const email = useServerCheck(typedEmail, (address) => validateEmail(address, type))
  const country_code = form.watch('country_code')
  const typedPhone = judging?.phoneOf(form.watch('phone'), country_code) ?? null
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
      const typed = form.getValues()
      form.setValue('email', address, { shouldDirty: true })
      if (!typed.first_name) form.setValue('first_name', first_name, { shouldDirty: true })
      if (!typed.last_name) form.setValue('last_name', last_name, { shouldDirty: true })
      const isMarked = flags.current?.notBusiness || flags.current?.alreadyRegistered
      if (isMarked && first) refuse('email', faultOfAnswer(first))
    },
  })

  const refusals = { email: faultOf(email.verdict), phone: faultOf(phone.verdict) }
  const signUp = async (body: SignupBody) => {
    setFailure(undefined)
    if (refusals.email || refusals.phone) return
    const whole = { ...body, ...originOf(query, 'about' in body ? ONE_STEP : page) }
    unanswered.current = attemptAt(whole, unanswered.current)
    try {
      await send(whole, unanswered.current.key)
      // What was taken out of the form again does not come along.
      if (carriedBrief()?.text !== form.getValues('about.scope')?.trim()) carryBrief(null)
      saveDraft(page, null)
      setMailed({ email: body.email, progress: codeSent(CODE.resendAfter / SECOND) })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error)) setFailure(error.text)
      if (error.status > 0) unanswered.current = null
    }
  }
  const submit = () => once(() => submitted(form, signUp))()
  /** The same consents, asked for first. */
  const withGoogle = async () => {
    if (await form.trigger(CONSENTS, { shouldFocus: true })) google.start()
  }
  return { query, form, mailed, setMailed, failure, email, phone, refusals, google, submit, withGoogle }
}

export type Signup = ReturnType<typeof useSignup>

/** One submit, however often it has to be sent: the same words get the same key until the server has answered. */
type Attempt = { words: string; key: string }

function attemptAt(body: SignupBody, last: Attempt | null): Attempt {
  const words = JSON.stringify(body)
  return last?.words === words ? last : { words, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
}

const faultOf = (verdict: Verdict) => (verdict.kind === 'refused' ? verdict.fault : undefined)

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
