import { isLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ContentChange, EditedItem, ItemVersion } from '@fareeq/domain/site/schema-editing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { Timeline } from '../../../../ui/layout/timeline.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { historyQuery, restoreItem } from '../../api-editing.ts'
import { useSentenceNames } from '../mails/use-sentence-names.ts'
import { fieldName } from './field-name.ts'
import { useContentWords } from '../../messages/editing/en.ts'

/** Versions newest first: who, when, and what became of which words. */
export function ItemHistory({ item, onRestored }: { item: EditedItem; onRestored: () => Promise<void> }) {
  const words = useContentWords()
  const { kind, slug } = item
  const list = useInfiniteQuery(historyQuery({ kind, slug }))
  return (
    <PagedList list={list} empty={<EmptyState title={words.noVersions} text={words.noVersionsText} />}>
      {(versions) => (
        <Timeline
          items={versions.map((version) => ({
            id: String(version.version),
            title: <VersionTitle version={version} />,
            text: <VersionText {...{ item, onRestored }} version={version} />,
            at: new Date(version.at),
            tone: version.act === 'published' ? 'accent' : 'quiet',
          }))}
        />
      )}
    </PagedList>
  )
}

function VersionTitle({ version: { version, act, by, publish_at } }: { version: ItemVersion }) {
  const words = useContentWords()
  const moment = useMoment()
  return (
    <>
      {`${words.version.replace('{n}', String(version))} · ${words.acts[act]} · `}
      <bdi>{by ?? words.seeded}</bdi>
      {publish_at && ` · ${words.plannedFor.replace('{moment}', moment(publish_at))}`}
    </>
  )
}

type TextProps = { item: EditedItem; version: ItemVersion; onRestored: () => Promise<void> }

function VersionText({ item, version: { version, changes }, onRestored }: TextProps) {
  const words = useContentWords()
  const names = useSentenceNames(item)
  const { kind, slug, version: loadedVersion } = item
  const restore = async () => {
    await runWithToast(restoreItem({ kind, slug }, loadedVersion, version), words.restored)
    await onRestored()
  }
  return (
    <div className="grid gap-3 pt-1">
      {changes.length === 0 && <p>{version === 1 ? words.first : words.noChanges}</p>}
      {changes.length > 0 && (
        <dl className="grid gap-3">
          {changes.map((change) => (
            <Change key={change.at} change={change} names={names} />
          ))}
        </dl>
      )}
      {version !== loadedVersion && (
        <ConfirmButton
          label={words.restore}
          button={{ kind: 'quiet', size: 'small', className: 'w-fit' }}
          kind="primary"
          title={`${words.restore}: ${version}`}
          text={words.restoreText}
          onConfirm={restore}
        />
      )}
    </div>
  )
}

type ChangeProps = { change: ContentChange; names: ReadonlyMap<string, string> }

/** `ar.sections.0.title` is said as «الأقسام 1 · العنوان (العربية)». */
function Change({ change: { at, before, after }, names }: ChangeProps) {
  const words = useContentWords()
  const [root = '', ...path] = at.split('.')
  const lang = isLang(root) ? root : undefined
  const labels = (lang || root === 'facts' ? path : [root]).reduce<string[]>(
    (all, part) =>
      /^\d+$/.test(part)
        ? [...all.slice(0, -1), `${all.at(-1)} ${Number(part) + 1}`]
        : [...all, names.get(part) ?? fieldName(words, part, lang)],
    [],
  )
  const field = labels.join(' · ')
  return (
    <div className="grid gap-1">
      <dt className="font-strong text-ink">
        {lang ? words.inLang.replace('{field}', field).replace('{lang}', words.langs[lang]) : field}
      </dt>
      <dd className="grid gap-1 wrap-anywhere">
        <ChangedText label={words.before} text={before} lang={lang} isOld />
        <ChangedText label={words.after} text={after} lang={lang} />
      </dd>
    </div>
  )
}

type ChangedTextProps = { label: string; text: string | null; lang: 'ar' | 'en' | undefined; isOld?: boolean }

function ChangedText({ label, text, lang, isOld }: ChangedTextProps) {
  const words = useContentWords()
  const Tag = isOld ? 'del' : 'ins'
  return (
    <span>
      {`${label}: `}
      {text === null ? (
        words.nothing
      ) : (
        <Tag lang={lang} dir="auto" className={isOld ? 'text-danger line-through' : 'text-positive no-underline'}>
          {text}
        </Tag>
      )}
    </span>
  )
}
