import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import type { LazyModule } from '../platform/lazy/lazy-module.ts'
import { palette, usePalette, usePaletteShortcut } from '../platform/navigation/palette.ts'
import { Button } from '../ui/actions/button.tsx'
import { cx } from '../ui/cx.ts'
import { OverlayPending } from '../ui/overlays/overlay-pending.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

type PaletteProps = { isOpen: boolean; onOpenChange: (open: boolean) => void }
export type PalettePart = LazyModule<{ Palette: ComponentType<PaletteProps> }>

const toggle = () => palette.set(!palette.get())

/** Lazy: loaded when first opened. */
export function PaletteHost({ part }: { part: PalettePart }) {
  const isOpen = usePalette()
  const Palette = useSyncExternalStore(part.subscribe, part.get, () => undefined)?.Palette
  usePaletteShortcut(toggle)
  useEffect(() => {
    if (isOpen) void part.load().catch(() => palette.set(false))
  }, [isOpen, part])
  // Closed on unmount.
  useEffect(() => () => palette.set(false), [])
  if (!Palette) return isOpen ? <OverlayPending /> : null
  return <Palette isOpen={isOpen} onOpenChange={palette.set} />
}

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** On a desktop beside the account; elsewhere in the menu, and with `everywhere` also beside it. */
export function PaletteButton({ everywhere = false }: { everywhere?: boolean }) {
  const words = useWords({ ar, en })
  return (
    <Button
      kind="ghost"
      className={cx('px-3!', !everywhere && 'max-lg:hidden')}
      aria-label={words.find}
      onPress={() => palette.set(true)}
    >
      <Search aria-hidden />
      <kbd aria-hidden className="ltr-island hidden font-sans text-xs text-ink-faint xl:block">
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Button>
  )
}
