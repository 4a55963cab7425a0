import { dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { cx } from '../../../ui/cx.ts'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type ItemBody, itemQuery } from '../api-editing.ts'
import { VIEWS, type View, nameIn, showView, viewIn } from '../parts/editing/content-address.ts'
import { ContentState } from '../parts/editing/content-state.tsx'
import { ItemEditor } from '../parts/editing/item-editor.tsx'
import { useItemForm } from '../parts/editing/item-form.ts'
import { ItemHistory } from '../parts/editing/item-history.tsx'
import { ItemPreview } from '../parts/editing/item-preview.tsx'
import { titleOf } from '../parts/editing/item-title.ts'
import { useContentWords } from '../messages/editing/en.ts'
import { MailEditor } from '../parts/mails/mail-editor.tsx'

/** One text of the public pages, or one mail: editor, preview, history. */
export function Screen() {
  const words = useContentWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const name = nameIn(id)
  const mayEdit = staff !== null && staffMay(staff.roles, 'content.edit')
  const [round, setRound] = useState(0)
  const [returnsToPreview, setReturnsToPreview] = useState(false)
  const query = useQuery({ ...itemQuery(name ?? { kind: 'page', slug: 'none' }), enabled: mayEdit })
  /** With what is saved now: a form that has been reset no longer takes over what colleagues save. */
  const begin = async (as?: ItemBody['as']) => {
    await query.refetch()
    setRound((past) => past + 1)
    if (name && as === 'draft' && returnsToPreview) showView(name, 'preview')
  }
  const show = (view: View) => {
    // An editor who went from the preview to the editor sees the preview again once the draft is saved.
    if (view !== 'edit') setReturnsToPreview(view === 'preview')
    if (name) showView(name, view)
  }
  if (!staff) return null
  if (!mayEdit) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="content" words={words}>
      {(item) => <ItemPage key={`${id} ${round}`} item={item} onSaved={begin} onView={show} />}
    </RecordHost>
  )
}

type PageProps = {
  item: EditedItem
  onSaved: (as?: ItemBody['as']) => Promise<void>
  onView: (view: View) => void
}

function ItemPage({ item, onSaved, onView }: PageProps) {
  const words = useContentWords()
  const lang = useLang()
  const view = viewIn(readHref(useHref()).query)
  const isMail = item.kind === 'mail'
  const editing = useItemForm(item, onSaved)
  const title = titleOf(item, lang)
  return (
    <>
      <PageHeader
        back={{
          label: words.back,
          href: pathTo('opsSection', { section: 'content' }, isMail ? { kind: 'mail' } : {}),
          as: PageLink,
        }}
        title={title ? <bdi dir={dirOf(lang)}>{title}</bdi> : <bdi>{item.slug}</bdi>}
        badge={<ContentState item={item} />}
        text={
          <>
            {words.kinds[item.kind]}
            {item.is_public && item.page && (
              <>
                {' · '}
                <TextLink href={item.page} target="_blank">
                  {words.onSite}
                </TextLink>
              </>
            )}
          </>
        }
        actions={
          <Segmented
            label={words.views.label}
            labelHidden
            options={VIEWS.map((id) => ({ id, label: words.views[id] }))}
            value={view}
            onChange={onView}
          />
        }
      />
      <div className={cx(view === 'preview' && 'grid items-start gap-6 min-[1400px]:grid-cols-2')}>
        {/* Stays mounted: what was typed is not lost by looking at the preview, and a wide screen has room for both. */}
        <div className={cx('@container', view === 'preview' && 'max-[1399px]:hidden')} hidden={view === 'history'}>
          {item.sentences ? (
            <MailEditor item={item} sentences={item.sentences} editing={editing} />
          ) : (
            <ItemEditor item={item} editing={editing} />
          )}
        </div>
        {view === 'preview' && <ItemPreview item={item} editing={editing} />}
      </div>
      {view === 'history' && (
        <ItemHistory
          item={item}
          onRestored={async () => {
            await onSaved()
            onView('edit')
          }}
        />
      )}
    </>
  )
}
