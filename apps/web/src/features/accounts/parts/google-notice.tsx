import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { NuqtaLoader } from '../../../ui/display/nuqta.tsx'
import { useAccountWords } from '../messages/en.ts'
import type { GoogleState } from './use-google.ts'

/** Shown at the e-mail field instead. */
const AT_THE_FIELD: readonly string[] = [
  accountErrors.email_not_business.code,
  accountErrors.email_registered.code,
  accountErrors.email_of_talent.code,
]

/** The outcome of Google's redirect, where it was no success. */
export function GoogleNotice({ state }: { state: GoogleState }) {
  const words = useAccountWords()
  const lang = useLang()
  const error = state.kind === 'refused' && Object.values(accountErrors).find(({ code }) => code === state.code)
  if (state.kind === 'failed' || (state.kind === 'refused' && !AT_THE_FIELD.includes(state.code)))
    return (
      <Banner tone="danger" role="alert" className="mb-6">
        {error ? error[lang] : words.google.failed}
      </Banner>
    )
  if (state.kind === 'off')
    return (
      <Banner role="status" className="mb-6">
        {words.google.off}
      </Banner>
    )
  return null
}

/** In place of the form while the page talks to the server. */
export function GoogleFinishing() {
  const words = useAccountWords()
  return (
    <div role="status" className="flex flex-col items-center gap-5 py-16 text-center">
      <NuqtaLoader className="text-2xl text-accent" />
      <h1 className="text-xl font-semibold">{words.google.finishing}</h1>
    </div>
  )
}
