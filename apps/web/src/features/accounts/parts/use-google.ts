import type { GooglePage } from '@fareeq/domain/accounts/contract-google.ts'
import { hrefOf } from '@fareeq/domain/navigation/hrefs.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallFailure, isCallFailure } from '../../../platform/calls/call-failure.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { enterWithGoogle, googleIdentity, googleStart, type GoogleIdentity, type SocialForm } from '../api.ts'
import { enter, saveTarget, usePageQuery } from './entrance.ts'

export type EmailFlags = { notBusiness: boolean; alreadyRegistered: boolean }

type Options = {
  page: GooglePage
  /** With a type it is a sign-up. */
  form: () => SocialForm
  onEmailFlags?: (flags: EmailFlags) => void
  /** Google accepted, we refused: Google's data may prefill the form. */
  onRefused?: (identity: GoogleIdentity, failure: CallFailure) => void
}

/** `redirecting` for Google, `finishing` after the redirect, `failed` at Google, `off` where it is not offered, `refused` by us (with the code). */
export type GoogleState =
  | { kind: 'idle' | 'redirecting' | 'finishing' | 'failed' | 'off' }
  | { kind: 'refused'; code: string }

/**
 * Redirect flow with Google. Order of a failure: the catalogue shows the toast and sets the two e-mail flags, then
 * the failure arrives here.
 */
export function useGoogle({ page, form, onEmailFlags, onRefused }: Options) {
  const { social, ...query } = usePageQuery()
  const [state, setState] = useState<GoogleState>({ kind: 'idle' })
  const hasStarted = useRef(false)

  async function finish() {
    let identity: GoogleIdentity | undefined
    try {
      identity = await googleIdentity({ onEmailFlags })
      await enter(await enterWithGoogle(identity, form(), { onEmailFlags }), query)
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setState({ kind: 'refused', code: error.code })
      if (identity) onRefused?.(identity, error)
      await navigate(hrefOf({ pathname: page, query }), { replace: true })
    }
  }
  const onReturn = useEffectEvent((outcome: string) => {
    setState({ kind: outcome === 'google' ? 'finishing' : outcome === 'off' ? 'off' : 'failed' })
    if (outcome === 'google') void finish()
    else void navigate(hrefOf({ pathname: page, query }), { replace: true })
  })
  useEffect(() => {
    if (!social || hasStarted.current) return
    hasStarted.current = true
    onReturn(social)
  }, [social])
  // Navigates in an effect, after the beforeunload guard is removed.
  useEffect(() => {
    if (state.kind === 'redirecting') location.assign(googleStart(page, query.redirect))
  }, [state.kind, page, query.redirect])

  // Reset on pageshow: the back/forward cache restores the page as it was left.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setState({ kind: 'idle' })
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const start = () => {
    saveTarget(query)
    setState({ kind: 'redirecting' })
  }
  return { state, start }
}
