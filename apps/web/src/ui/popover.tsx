// A small panel beside its opener: <PopoverPanel trigger={<Button>…</Button>} label=…>…</PopoverPanel>
import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover, type PopoverProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { POPOVER } from './overlay-look.ts'

type Props = {
  trigger: ReactNode
  label: string
  placement?: PopoverProps['placement']
  className?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

export const PopoverPanel = ({ trigger, label, placement, className, children }: Props) => (
  <DialogTrigger>
    {trigger}
    <Popover offset={8} placement={placement} className={POPOVER}>
      <Dialog aria-label={label} className={cx('max-w-[min(24rem,calc(100vw-2rem))] p-4 outline-none', className)}>
        {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
      </Dialog>
    </Popover>
  </DialogTrigger>
)
