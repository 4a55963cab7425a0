import { pathTo } from '../../../../paths.ts'
import { usePlainForm } from '../../../../forms/use-plain-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { usePosted } from '../../../../platform/navigation/page-data.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { PlainField } from '../../../../ui/fields/plain-field.tsx'
import { subscribePodcast } from '../../api-forms.ts'
import type { PodcastWords } from '../../messages/podcast/ar.ts'
import { Honeypot } from '../../../../ui/fields/honeypot.tsx'

/** One address, one button. */
export function PodcastForm({ words, onSubmitted }: { words: PodcastWords['form']; onSubmitted: () => void }) {
  const lang = useLang()
  const { form, field, failure, isPending } = usePlainForm({
    name: 'podcast',
    posted: usePosted(),
    async send({ email = '', website }, key) {
      await subscribePodcast({ email, website }, key)
      onSubmitted()
    },
  })
  return (
    <form {...form} action={pathTo('podcast', {}, { lang })} aria-label={words.label} className="grid max-w-xl gap-4">
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <p className="font-strong">{words.label}</p>
      <div className="-mt-2 flex items-start gap-2.5 max-xs:flex-col">
        <PlainField
          {...field('email')}
          required
          type="email"
          label={words.email}
          labelHidden
          placeholder="name@example.com"
          autoComplete="email"
          className="w-full min-w-0 flex-1"
        />
        <PlainButton type="submit" pending={isPending} className="max-xs:w-full">
          {words.submit}
        </PlainButton>
      </div>
      <Honeypot label={words.website} />
      <p className="-mt-1 text-sm text-ink-soft">{words.hint}</p>
    </form>
  )
}
