// What opens a dialog, a drawer or a menu: their own button, or whoever holds them. The button learns by context what it opens.
import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useState } from 'react'

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

/** What the button is told. */
type Told = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onMouseDown' | 'onKeyDown'
> & { ref?: RefObject<HTMLButtonElement | null> }
export const OpenerContext = createContext<Told>({})

/** A button without a look of its own that may be an opener: <BareButton className=…>…</BareButton>. */
export const BareButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...use(OpenerContext)} {...props} />
)

/** Around the button: <DialogOpener isOpen onOpenChange>…<Button>…</Button></DialogOpener>. */
export const DialogOpener = ({ isOpen, onOpenChange, children }: Opening & { children: ReactNode }) => (
  <OpenerContext value={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => onOpenChange(true) }}>
    {children}
  </OpenerContext>
)
