import { LANGS, type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { NextNewsletter } from '@fareeq/domain/subscriptions/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonText, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { newsletterQuery } from '../api-ops.ts'
import { useNewsletterWords } from '../messages/newsletter/en.ts'

/** The next newsletter before it is sent: when, to how many, and what it says in both languages. */
export function NewsletterPreview() {
  const words = useNewsletterWords()
  const [lang, write, moment] = [useLang(), useWrite(), useMoment()]
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...newsletterQuery(), enabled: isOpen })
  return (
    <Dialog
      {...{ isOpen }}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">{words.open}</Button>}
      title={data ? words.title.replace('{month}', write(formatMonth(data.month, lang))) : words.open}
      text={
        data?.mails ? `${words.sends.replace('{when}', moment(data.sends_at))} ${words.readers(data.readers)}` : null
      }
      width="large"
    >
      {error && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && (
        <Skeletons>
          <SkeletonText lines={8} />
        </Skeletons>
      )}
      {data && (data.mails ? <Mail mails={data.mails} /> : <EmptyState title={words.none} text={words.noneText} />)}
    </Dialog>
  )
}

function Mail({ mails }: { mails: NonNullable<NextNewsletter['mails']> }) {
  const words = useNewsletterWords()
  const [lang, setLang] = useState<Lang>(useLang())
  const { subject, html } = mails[lang]
  return (
    <div className="grid gap-4">
      <Segmented
        label={words.lang}
        labelHidden
        options={LANGS.map((id) => ({ id, label: words.langs[id] }))}
        value={lang}
        onChange={setLang}
      />
      <div className="grid gap-0.5">
        <p className="text-sm text-ink-soft">{words.subject}</p>
        <p lang={lang} dir={dirOf(lang)} className="text-lg font-strong wrap-anywhere">
          {subject}
        </p>
      </div>
      <iframe
        title={`${words.frame} (${words.langs[lang]})`}
        lang={lang}
        sandbox=""
        srcDoc={html}
        className="h-[55vh] w-full rounded-lg border border-line bg-white"
      />
    </div>
  )
}
