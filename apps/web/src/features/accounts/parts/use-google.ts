import type { GooglePage } from '@fareeq/domain/accounts/contract-google.ts'
import { hrefOf } from '@fareeq/domain/navigation/hrefs.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallFailure, isCallFailure } from '../../../platform/calls/call-failure.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { enterWithGoogle, googleIdentity, googleStart, type GoogleIdentity, type SocialForm } from '../api.ts'
import { enter, keepWish, usePageQuery } from './entrance.ts'

export type EmailFlags = { notBusiness: boolean; alreadyRegistered: boolean }

type Options = {
  page: GooglePage
  /** With a type it is a sign-up. */
  form: () => SocialForm
  onEmailFlags?: (flags: EmailFlags) => void
  /** Google knew the person, we said no: what Google told us may fill the form. */
  onRefused?: (identity: GoogleIdentity, failure: CallFailure) => void
}

/** `idle`, `leaving` for Google, `finishing` what Google began, `failed` there or `refused` here (with the code). */
export type GoogleState = { kind: 'idle' | 'leaving' | 'finishing' | 'failed' } | { kind: 'refused'; code: string }

/**
 * The way to Google and back. A failure is told in the specified order: the catalogue shows the toast and sets
 * the two e-mail flags, then the failure arrives here.
 */
export function useGoogle({ page, form, onEmailFlags, onRefused }: Options) {
  const { social, ...query } = usePageQuery()
  const [state, setState] = useState<GoogleState>({ kind: 'idle' })
  const begun = useRef(false)

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
    setState({ kind: outcome === 'google' ? 'finishing' : 'failed' })
    if (outcome === 'google') void finish()
    else void navigate(hrefOf({ pathname: page, query }), { replace: true })
  })
  useEffect(() => {
    if (!social || begun.current) return
    begun.current = true
    onReturn(social)
  }, [social])
  // Only once the page knows that it is being left does the browser stop asking about unsaved changes.
  useEffect(() => {
    if (state.kind === 'leaving') location.assign(googleStart(page, query.redirect))
  }, [state.kind, page, query.redirect])

  // The browser's "back" may bring the page as it was left.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setState({ kind: 'idle' })
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const start = () => {
    keepWish(query)
    setState({ kind: 'leaving' })
  }
  return { state, start }
}
