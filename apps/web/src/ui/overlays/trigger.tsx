// The button that opens a dialog, a drawer or a menu; gets its attributes by context.
import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useState } from 'react'

type OpenState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Controlled by `isOpen`, else by its own trigger. */
export function useOpenState(controlled?: boolean, onChange?: (isOpen: boolean) => void): OpenState {
  const [own, setOwn] = useState(false)
  const onOpenChange = (isOpen: boolean) => {
    setOwn(isOpen)
    onChange?.(isOpen)
  }
  return { isOpen: controlled ?? own, onOpenChange }
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onMouseDown' | 'onKeyDown'
> & { ref?: RefObject<HTMLButtonElement | null> }
export const TriggerContext = createContext<TriggerProps>({})

/** An unstyled button that may be a trigger: <BareButton className=…>…</BareButton>. */
export const BareButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...use(TriggerContext)} {...props} />
)

/** Around the button: <DialogTrigger isOpen onOpenChange>…<Button>…</Button></DialogTrigger>. */
export const DialogTrigger = ({ isOpen, onOpenChange, children }: OpenState & { children: ReactNode }) => (
  <TriggerContext
    value={{
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick({ currentTarget }) {
        // Safari does not focus a button that is pressed; the dialog would give the focus back to the page.
        currentTarget.focus({ preventScroll: true })
        onOpenChange(true)
      },
    }}
  >
    {children}
  </TriggerContext>
)
