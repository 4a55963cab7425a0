import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { clientProjectsCalls } from '@fareeq/domain/client-projects/calls.ts'
import type { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { STEP_AFTER_SAVED_STEP_ONE } from '@fareeq/domain/kernel/steps.ts'
import { readHref, safeRedirect } from '@fareeq/domain/navigation/hrefs.ts'
import { afterLogin, type Arrival, type LoginCall, type LoginFacts } from '@fareeq/domain/navigation/rules-session.ts'
import { callApi, callerHandlesFailure } from '../calls/call-api.ts'
import { factLoaders } from '../navigation/fact-loaders.ts'
import { navigate } from '../navigation/navigate.ts'
import { session } from './session.ts'
import { storage } from './storage.ts'
import { deviceZone } from '../i18n/zone.ts'

/** Untrusted, from the query of the login page; validated by the domain (D-09). */
export type LoginTarget = { redirect?: string; verifyURL?: string }

/** Without empty parts, which the wizard asks for. */
const nonEmpty = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '' && value !== undefined))

/** An account without a time zone gets the device's, so that screens and mails agree. */
async function adoptDeviceZone(): Promise<void> {
  const timezone = deviceZone()
  const { data } = await callApi(accountsCalls.setTimezone, { body: { timezone } }, callerHandlesFailure)
  session.setUser(data)
  storage.set('zoneAdopted', timezone)
}

/** The same on any page, after a refetch: the cached account may be older than a zone set elsewhere. */
export async function adoptZoneIfNone(): Promise<void> {
  await calls.loadProfile()
  if (!session.get().user?.timezone) await adoptDeviceZone()
}

const calls: Record<LoginCall, () => Promise<void>> = {
  postTimezone: adoptDeviceZone,
  async loadProfile() {
    const { data } = await callApi(accountsCalls.me, {}, callerHandlesFailure)
    session.setUser(data)
  },
  async postAbout() {
    const saved = storage.get('stepOneData')
    if (!saved) return
    const body = { ...nonEmpty(saved.about), step: STEP_AFTER_SAVED_STEP_ONE }
    const { data } = await callApi(clientProjectsCalls.saveAbout, { body }, callerHandlesFailure)
    // If the next call fails, the next login continues with this request instead of creating another.
    storage.set('stepOneData', { ...saved, about: { ...saved.about, project_id: data.id } })
    storage.set('activeProject', data.id)
    if (saved.brief) storage.set('requestBrief', { project_id: data.id, draft: saved.brief })
  },
  async postServices() {
    const saved = storage.get('stepOneData')
    const values = { ...saved?.services, project_id: saved?.about['project_id'], step: STEP_AFTER_SAVED_STEP_ONE }
    const body = values as InputOf<typeof clientProjectsContract.saveServices>['body']
    await callApi(clientProjectsCalls.saveServices, { body }, callerHandlesFailure)
  },
}

async function plan(remembered: LoginTarget): Promise<Arrival | null> {
  const { user, step } = session.get()
  if (!user) return null
  const saved = storage.get('stepOneData')
  const signedIn = { id: user.id, type: user.type, step, profile: undefined }
  let checks: LoginFacts['checks'] = {}
  for (;;) {
    const next = afterLogin({
      user: signedIn,
      timezone: user.timezone,
      savedStepOne: saved ? { services: saved.services !== undefined } : null,
      redirect: remembered.redirect,
      checks,
    })
    if (next.kind === 'go') return next
    if (next.fact in checks) throw new Error(`${next.fact} was asked for twice`)
    checks = { ...checks, [next.fact]: await (await factLoaders())[next.fact]({ user: signedIn, about: next.about }) }
  }
}

/** A failing call does not block the login; its data stays for the next one. */
async function makeCalls({ calls: names }: Arrival): Promise<boolean> {
  try {
    for (const name of names) await calls[name]()
    return true
  } catch {
    return false
  }
}

/** After the token is saved: pending posts, then the redirect. Call it once per login. */
export async function arrive(remembered: LoginTarget = {}): Promise<void> {
  const arrival = await plan(remembered)
  if (!arrival) return
  const done = await makeCalls(arrival)
  if (arrival.step !== undefined) session.setStep(arrival.step)
  for (const key of arrival.forget) if (done || key === 'oneStep') storage.remove(key)
  storage.remove('returnTo')
  const verifyURL = safeRedirect(remembered.verifyURL)
  if (verifyURL && !session.get().user?.isVerified) storage.set('verifyURL', verifyURL)
  await navigate(arrival.to, { replace: true })
}

/** After phone verification: redirects to the page that required it, if any. */
export async function arriveVerified(): Promise<void> {
  session.setOtpVerified(true)
  // Somebody who was signed in when they opened the link has it in the address.
  const target = safeRedirect(storage.get('verifyURL') ?? readHref(location.pathname + location.search).query.verifyURL)
  storage.remove('verifyURL')
  if (target) await navigate(target)
}
