import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { EditedField } from '@fareeq/domain/site/schema-fields.ts'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import type { ItemForm } from './item-form.ts'
import { useContentWords } from '../../messages/editing/en.ts'

type Props = {
  form: ItemForm['form']
  field: EditedField & { type: 'list' }
  path: string
  /** None for facts, which no language changes. */
  langs?: readonly Lang[]
  /** The fields of one item, by its path. */
  children: (path: string) => ReactNode
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Items are shown side by side in both languages: one is added to both, and removed from both. */
export function FieldList({ form, field, path, langs, children }: Props) {
  const words = useContentWords()
  const paths = langs ? langs.map((lang) => `${lang}.${path}` as const) : ([path as `facts.${string}`] as const)
  const lists = paths.map((path) => {
    const list: unknown = form.watch(path)
    return isList(list) ? list : []
  })
  const length = Math.max(...lists.map((list) => list.length))
  const label = words.fields[field.name] ?? field.name
  const set = (change: (list: unknown[]) => unknown[]) =>
    paths.forEach((path, at) => form.setValue(path, change(lists[at] ?? []), { shouldDirty: true }))
  const blank = field.item.type === 'group' ? {} : ''
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-strong">{label}</legend>
      {Array.from({ length }, (_, at) => (
        <div key={at} className="flex items-start gap-2 rounded-md border border-line p-3">
          <div className="grid min-w-0 flex-1 gap-3">{children(`${path}.${at}`)}</div>
          <IconButton
            label={words.remove.replace('{n}', words.item.replace('{field}', label).replace('{n}', String(at + 1)))}
            onPress={() => set((list) => list.filter((_, path) => path !== at))}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button kind="quiet" size="small" className="w-fit" onPress={() => set((list) => [...list, blank])}>
        <Plus aria-hidden className="size-4" />
        {`${words.add}: ${label}`}
      </Button>
    </fieldset>
  )
}
