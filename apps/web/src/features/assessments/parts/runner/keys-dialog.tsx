import { Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Switch } from '../../../../ui/fields/choices/switch.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-xs border border-line-strong bg-sunken px-2 py-0.5 font-mono text-sm">{children}</kbd>
)

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; hasChoices: boolean }

/** Which keys do what, and the way to switch them off. */
export function KeysDialog({ isOn, onChange, hasChoices }: Props) {
  const { keys: words } = useRunnerWords()
  const { list } = words
  return (
    <Dialog
      trigger={
        <Button kind="ghost" size="small">
          <Keyboard aria-hidden />
          {words.open}
        </Button>
      }
      title={words.title}
      width="small"
    >
      <KeyValues
        className="mb-4"
        items={[
          ...(hasChoices ? [{ id: 'choose', name: list.choose, value: <Key>1 – 4</Key>, ltr: true }] : []),
          { id: 'move', name: list.move, value: <Key>{words.arrows}</Key> },
          { id: 'next', name: list.next, value: <Key>N</Key> },
          { id: 'previous', name: list.previous, value: <Key>P</Key> },
          ...(hasChoices ? [{ id: 'flag', name: list.flag, value: <Key>F</Key> }] : []),
        ]}
      />
      <Switch value={isOn} onChange={onChange} hint={words.hint} spread>
        {words.on}
      </Switch>
    </Dialog>
  )
}
