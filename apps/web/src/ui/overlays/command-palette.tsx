// <CommandPalette isOpen onOpenChange groups={[{ id, title, items: [{ id, label, detail, icon, onPress, keywords }] }]} />:
// matches Arabic with or without hamza, and both languages through `keywords`; `onType` for remote results.
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { search } from '../fields/listbox/option-search.ts'
import { useListbox } from '../fields/listbox/use-listbox.ts'
import { useUiWords } from '../words/en.ts'
import { Modal } from './modal.tsx'
import { ROW } from './overlay-classes.ts'

type Command = {
  id: string
  label: string
  detail?: string
  icon?: ReactNode
  keywords?: string
  /** A result of the server: it is shown whatever its words. */
  isFound?: boolean
  onPress: () => void
}
export type CommandGroup = { id: string; title: string; items: readonly Command[] }
type Props = {
  groups: readonly CommandGroup[]
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  onType?: (text: string) => void
}

export const CommandPalette = ({ isOpen, onOpenChange, ...rest }: Props) =>
  isOpen && <Palette {...rest} onClose={() => onOpenChange(false)} />

function Palette({ groups, onType, onClose }: Pick<Props, 'groups' | 'onType'> & { onClose: () => void }) {
  const words = useUiWords()
  const [filterText, setFilterText] = useState('')
  const type = (text: string) => {
    setFilterText(text)
    onType?.(text)
  }
  const visible = groups.flatMap(({ id: groupId, title, items }) => {
    const searchable = items.map((command) => ({ ...command, search: command.keywords }))
    const matching = new Set(search(searchable, filterText))
    const matches = searchable
      .filter((command) => command.isFound || matching.has(command))
      .map((command) => ({ ...command, id: `${groupId} ${command.id}` }))
    return matches.length > 0 ? [{ id: groupId, title, items: matches }] : []
  })
  const rows = visible.flatMap(({ items }) => items)
  const pick = (command: Command) => {
    onClose()
    command.onPress()
  }
  const { list, input, onKeyDown } = useListbox({ rows, isOpen: true, onOpen: () => {}, onClose, onPick: pick })
  return (
    <Modal
      aria-label={words.commandPalette}
      onClose={onClose}
      className="flex items-start justify-center p-3 pt-[10vh]"
    >
      <div className="flex max-h-[min(32rem,70vh)] w-full max-w-xl flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-float transition duration-150 starting:scale-98">
        <div className="flex flex-none items-center gap-3 border-b border-line px-4">
          <Search aria-hidden className="size-5 flex-none text-ink-faint" />
          <input
            {...input}
            // Opened in order to search.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={words.commandPalette}
            placeholder={words.commandHint}
            value={filterText}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown(event)
              if (event.key !== 'Enter' || event.defaultPrevented) return
              // Enter would press the button that gets the focus back, and open the palette again.
              event.preventDefault()
              if (filterText && rows[0]) pick(rows[0])
            }}
            className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
          />
          <kbd className="hidden rounded-xs border border-line bg-sunken px-1.5 font-sans text-xs text-ink-soft xs:block">
            Esc
          </kbd>
        </div>
        <div
          id={list.id}
          role="listbox"
          tabIndex={-1}
          aria-label={words.commandPalette}
          onMouseDown={(event) => event.preventDefault()}
          className={cx('min-h-0 flex-1 overflow-y-auto p-2', rows.length === 0 && 'hidden')}
        >
          {visible.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${list.id}${group.id}`} className="not-first:mt-2">
              <div id={`${list.id}${group.id}`} className="px-3 py-1.5 text-xs font-strong text-ink-faint">
                {group.title}
              </div>
              {group.items.map((command) => {
                const row = rows.indexOf(command)
                return (
                  <Entry
                    key={command.id}
                    id={list.rowId(row)}
                    command={command}
                    isActive={row === list.at}
                    onPick={() => pick(command)}
                  />
                )
              })}
            </div>
          ))}
        </div>
        {rows.length === 0 && (
          <p role="status" className="px-3 py-8 text-center text-ink-faint">
            {words.noResults}
          </p>
        )}
      </div>
    </Modal>
  )
}

type EntryProps = { id: string; command: Command; isActive: boolean; onPick: () => void }

const Entry = ({ id, command, isActive, onPick }: EntryProps) => (
  // The input has the focus and handles the keys.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    data-active={isActive || undefined}
    onClick={onPick}
    className={ROW}
  >
    {command.icon && <span className="flex flex-none text-ink-faint [&>svg]:size-4.5">{command.icon}</span>}
    <span className="min-w-0 flex-1 truncate">{command.label}</span>
    {command.detail && <span className="max-w-[45%] truncate text-sm text-ink-faint">{command.detail}</span>}
  </div>
)
