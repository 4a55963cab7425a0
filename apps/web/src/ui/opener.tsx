// Around the button of a dialog: <DialogOpener isOpen onOpen>…<Button>…</Button></DialogOpener>. The button learns by context what it opens.
import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components'

type Props = { isOpen: boolean; onOpen: () => void; children: ReactNode }

export const DialogOpener = ({ isOpen, onOpen, children }: Props) => (
  <ButtonContext value={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onPress: onOpen }}>
    {children}
  </ButtonContext>
)
