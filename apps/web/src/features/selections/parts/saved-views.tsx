import { VIEW_NAME_LENGTH } from '@fareeq/domain/selections/limits.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { dropView, saveView, viewsQuery } from '../api-bulks.ts'
import { showView, viewAt, viewIn } from './pipeline-address.ts'
import { usePipelineWords } from '../messages/en.ts'

/** Filters and layout under a name, kept on the server for this colleague. */
export function SavedViews() {
  const words = usePipelineWords()
  const { data: views = [] } = useQuery(viewsQuery())
  const [isSaving, setSaving] = useState(false)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const here = viewIn(readHref(useHref()).query)
  const current = views.find((view) => viewAt(viewIn(view.query)) === viewAt(here))
  const drop = useAction((id: string) => dropView(id), { done: words.viewDropped })
  const save = async () => {
    // Enter presses the button, which takes the focus: it is returned to the text field.
    field.current?.focus()
    if (!name.trim()) return words.viewNameRequired
    const query = Object.fromEntries(new URLSearchParams(viewAt(here).split('?')[1] ?? ''))
    return runWithToast(saveView({ name, query }), words.viewSaved)
  }
  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="small">
            <Bookmark aria-hidden />
            {current?.name ?? words.views}
          </Button>
        }
        items={[
          ...views.map((view) => ({ id: view.id, label: view.name, onPress: () => showView(viewIn(view.query)) })),
          ...(views.length > 0 ? (['line'] as const) : []),
          {
            id: 'save',
            label: words.saveView,
            icon: <Bookmark aria-hidden />,
            onPress: () => {
              setName('')
              setSaving(true)
            },
          },
          ...(current
            ? [
                {
                  id: 'drop',
                  label: words.dropView.replace('{name}', current.name),
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  onPress: () => void drop.run(current.id),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isSaving}
        onOpenChange={setSaving}
        title={words.saveView}
        text={words.saveViewText}
        kind="primary"
        confirmLabel={words.saveView}
        onConfirm={save}
      >
        <TextField
          ref={field}
          autoFocus
          label={words.viewName}
          value={name}
          onChange={setName}
          maxLength={VIEW_NAME_LENGTH}
        />
      </ConfirmDialog>
    </>
  )
}
