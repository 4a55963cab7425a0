// <CommandPalette isOpen onOpenChange groups={[{ id, title, items: [{ id, label, detail, icon, onPress, keywords }] }]} />: finds
// Arabic with or without hamza and in both languages through `keywords`; `onType` for what comes from the server.
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { AriaProvider } from './aria-provider.tsx'
import { cx } from '../cx.ts'
import { ROW, VEIL } from './overlay-look.ts'
import { useArabicFilter } from '../fields/option-list.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export type Command = {
  id: string
  label: string
  detail?: string
  icon?: ReactNode
  keywords?: string
  onPress: () => void
}
export type CommandGroup = { id: string; title: string; items: readonly Command[] }
type Props = {
  groups: readonly CommandGroup[]
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  onType?: (text: string) => void
}

export function CommandPalette({ groups, isOpen, onOpenChange, onType }: Props) {
  const words = useUiWords()
  const filter = useArabicFilter()
  return (
    <AriaProvider>
      <ModalOverlay
        isDismissable
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={cx(VEIL, 'flex items-start justify-center p-3 pt-[10vh]')}
      >
        <Modal className="w-full max-w-xl overflow-hidden rounded-xl border border-line bg-raised shadow-float transition duration-150 data-entering:scale-98 data-exiting:scale-98">
          <Dialog aria-label={words.commandPalette} className="flex max-h-[min(32rem,70vh)] flex-col outline-none">
            <Autocomplete filter={filter} onInputChange={onType}>
              <SearchField
                autoFocus
                aria-label={words.commandPalette}
                className="flex items-center gap-3 border-b border-line px-4"
              >
                <Search aria-hidden className="size-5 flex-none text-ink-faint" />
                <Input
                  placeholder={words.commandHint}
                  className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
                />
                <kbd className="hidden rounded-xs border border-line bg-sunken px-1.5 font-sans text-xs text-ink-soft xs:block">
                  Esc
                </kbd>
              </SearchField>
              <Menu
                items={groups}
                aria-label={words.commandPalette}
                className="min-h-0 flex-1 overflow-y-auto p-2 outline-none"
                renderEmptyState={() => <p className="px-3 py-8 text-center text-ink-faint">{words.noResults}</p>}
              >
                {(group) => (
                  <MenuSection id={`group ${group.id}`} className="not-first:mt-2">
                    <Header className="px-3 py-1.5 text-xs font-strong text-ink-faint">{group.title}</Header>
                    <Collection items={group.items}>
                      {(command) => <Entry command={command} onDone={() => onOpenChange(false)} />}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}

const Entry = ({ command, onDone }: { command: Command; onDone: () => void }) => (
  <MenuItem
    id={command.id}
    textValue={[command.label, command.detail, command.keywords].filter(Boolean).join(' ')}
    onAction={() => {
      onDone()
      command.onPress()
    }}
    className={cx(ROW, 'data-focused:bg-accent-soft')}
  >
    {command.icon && <span className="flex flex-none text-ink-faint [&>svg]:size-4.5">{command.icon}</span>}
    <span className="min-w-0 flex-1 truncate">{command.label}</span>
    {command.detail && <span className="flex-none text-sm text-ink-faint">{command.detail}</span>}
  </MenuItem>
)
