import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Drawer } from '../../../../ui/overlays/drawer.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'

type Props = {
  at: number
  count: number
  /** On a wide screen the list is next to the question. */
  hasAside: boolean
  list: (onGone: () => void) => ReactNode
  submit: ReactNode
  help: ReactNode
  onGo: (page: number) => void
}

const STEP = 'max-xs:flex-1 max-xs:px-2'

/** Back, on, and on a phone the list of questions: sticky at the bottom. */
export function PageTurner({ at, count, hasAside, list, submit, help, onGo }: Props) {
  const words = useRunnerWords()
  const isLast = at === count - 1
  return (
    <div
      data-foot
      className={cx(
        'sticky bottom-0 z-10 -mx-[clamp(1rem,4vw,1.75rem)] mt-5 flex items-center gap-2.5 border-t border-line bg-surface/95 px-[clamp(1rem,4vw,1.75rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md',
        hasAside && 'lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0 lg:backdrop-blur-none',
      )}
    >
      <Button kind="quiet" isDisabled={at === 0} onPress={() => onGo(at - 1)} className={STEP}>
        <ChevronLeft aria-hidden className="max-xs:hidden rtl:-scale-x-100" />
        {words.previous}
      </Button>
      <Drawer
        title={words.list.title}
        trigger={
          <Button kind="ghost" className={cx('xs:mx-auto max-xs:px-3', hasAside && 'lg:hidden')}>
            <LayoutGrid aria-hidden />
            {words.list.open}
          </Button>
        }
        footer={<div className="grid flex-1 gap-2">{submit}</div>}
      >
        {(close) => (
          <div className="grid gap-6">
            {list(close)}
            {help}
          </div>
        )}
      </Drawer>
      {isLast ? (
        <div className={cx('grid max-xs:flex-1 xs:ms-auto', hasAside && 'lg:ms-0')}>{submit}</div>
      ) : (
        <Button onPress={() => onGo(at + 1)} className={cx(STEP, hasAside && 'lg:me-auto')}>
          {words.next}
          <ChevronRight aria-hidden className="max-xs:hidden rtl:-scale-x-100" />
        </Button>
      )}
    </div>
  )
}
