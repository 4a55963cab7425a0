// What opens a dialog or a drawer: their own button, or whoever holds them. The button learns by context what it opens.
import { type ReactNode, useState } from 'react'
import { ButtonContext } from 'react-aria-components'

type Opening = { isOpen: boolean; onOpenChange: (open: boolean) => void }

/** Open as told from outside, else as its own button says. */
export function useOpening(told?: boolean, tell?: (open: boolean) => void): Opening {
  const [own, setOwn] = useState(false)
  const onOpenChange = (open: boolean) => {
    setOwn(open)
    tell?.(open)
  }
  return { isOpen: told ?? own, onOpenChange }
}

/** Around the button: <DialogOpener isOpen onOpenChange>…<Button>…</Button></DialogOpener>. */
export const DialogOpener = ({ isOpen, onOpenChange, children }: Opening & { children: ReactNode }) => (
  <ButtonContext value={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onPress: () => onOpenChange(true) }}>
    {children}
  </ButtonContext>
)
