import { LANGS, type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import type { MailVariant } from '@fareeq/domain/site/rules-mails.ts'
import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { SkeletonText, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { type PreviewBody, previewQuery } from '../../api-editing.ts'
import { useMailWords } from '../../messages/mails/en.ts'
import type { ItemForm } from './item-form.ts'
import { titleOf } from './item-title.ts'
import { useContentWords } from '../../messages/editing/en.ts'

/** Milliseconds after the last key. */
const PAUSE = 500

/** What is typed, once the typing pauses. */
function useTypedTexts({ form, typedTexts }: ItemForm) {
  const json = JSON.stringify(typedTexts(form.watch()))
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE)
    return () => clearTimeout(timer)
  }, [json])
  return JSON.parse(settled) as NonNullable<PreviewBody['texts']>
}

/** The public page or the mail with what is being typed, in either language; nothing of it is saved. */
export function ItemPreview({ item, editing }: { item: EditedItem; editing: ItemForm }) {
  const words = useContentWords()
  const mailWords = useMailWords()
  const [lang, setLang] = useState<Lang>(useLang())
  const [variant, setVariant] = useState(item.variants[0])
  if (!item.page && !item.sentences) return <EmptyState title={words.noPage} text={words.noPageText} />
  return (
    <div className="grid gap-4 min-[1400px]:sticky min-[1400px]:top-4">
      {editing.isDirty && <Banner tone="info">{words.unsaved}</Banner>}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Segmented
          label={words.previewLang}
          labelHidden
          options={LANGS.map((id) => ({ id, label: words.langs[id] }))}
          value={lang}
          onChange={setLang}
        />
        {variant && (
          <SelectField
            label={mailWords.variant}
            options={item.variants.map((id) => ({ id, label: mailWords.variants[id] }))}
            value={variant}
            onChange={(id) => setVariant(item.variants.find((variant) => variant === id))}
          />
        )}
      </div>
      <Frame {...{ item, editing, lang, variant }} />
    </div>
  )
}

/** Links of the page lead nowhere here. */
const STILL = '<style>a,button,input,textarea,select,summary{pointer-events:none}</style>'

/** Unfolds a text and scrolls to it: it may be far down on a long page, or in the answer to a question. */
function revealText({ contentDocument: page, contentWindow: view }: HTMLIFrameElement, text: string) {
  const main = page?.querySelector('main')
  if (!main || !view) return
  // Of those that share a name only one is open.
  for (const folded of main.querySelectorAll('details')) folded.open ||= folded.name === ''
  const elements = [...main.querySelectorAll<HTMLElement>('*')]
  const target = elements.find((element) => element.children.length === 0 && element.textContent.includes(text))
  if (!target || text === '') return
  const folded = target.closest('details')
  if (folded) folded.open = true
  // Not `scrollIntoView`, which scrolls the page around the frame too.
  view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top - view.innerHeight / 2 })
}

type FrameProps = { item: EditedItem; editing: ItemForm; lang: Lang; variant: MailVariant | undefined }

/** Without scripts: the page is read as it was drawn. */
function Frame({ item, editing, lang, variant }: FrameProps) {
  const { kind, slug } = item
  const words = useContentWords()
  const mailWords = useMailWords()
  const texts = useTypedTexts(editing)
  const scrolled = useRef<number>(undefined)
  const { data, error, isFetching, refetch } = useQuery(previewQuery({ kind, slug }, { lang, variant, texts }))
  if (isCallFailure(error) && error.status === 404)
    return <EmptyState title={words.noPreview} text={words.noPreviewText} />
  if (isCallFailure(error) && error.status === 422) return <Banner tone="warning">{words.previewRefused}</Banner>
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={8} />
      </Skeletons>
    )
  return (
    <>
      {data.subject !== null && (
        <Line label={`${mailWords.subject} · ${mailWords.previewText}`} text={data.subject} lang={lang} />
      )}
      {data.phone !== null && (
        <Line label={`${mailWords.phone} · ${mailWords.phoneText}`} text={data.phone} lang={lang} />
      )}
      {data.html !== null && (
        <iframe
          title={`${words.previewTitle} (${words.langs[lang]})`}
          lang={lang}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: frame }) => {
            const view = frame.contentWindow
            // Each version is a page of its own: it stays where the one before was read.
            if (scrolled.current !== undefined) view?.scrollTo({ top: scrolled.current })
            else if (kind !== 'mail') revealText(frame, titleOf(item, lang))
            view?.addEventListener('scroll', () => (scrolled.current = view.scrollY))
          }}
          srcDoc={data.html.replace('</head>', `${STILL}</head>`)}
          className="h-[75vh] w-full rounded-lg border border-line bg-white"
        />
      )}
    </>
  )
}

/** The subject as a list of mails shows it, and the text message: the layout has no place for them. */
function Line({ label, text, lang }: { label: string; text: string; lang: Lang }) {
  return (
    <div className="grid gap-0.5">
      <p className="text-sm text-ink-soft">{label}</p>
      <p lang={lang} dir={dirOf(lang)} className="text-lg font-strong wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
