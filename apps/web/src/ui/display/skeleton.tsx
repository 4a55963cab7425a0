// Skeletons while loading: <Skeletons label={…}><SkeletonCard /></Skeletons>. One announcement for the whole group.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

const TONE = 'animate-breathe bg-line/70'

export const SkeletonLine = ({ className }: { className?: string }) => (
  <span className={cx('block h-3.5 rounded-full', TONE, className ?? 'w-full')} />
)

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className="grid gap-3">
    {Array.from({ length: lines }, (_, i) => (
      <SkeletonLine key={i} className={i === lines - 1 ? 'w-3/5' : 'w-full'} />
    ))}
  </span>
)

/** Skeleton of an avatar. */
export const SkeletonNuqta = ({ className = 'size-12' }: { className?: string }) => (
  <span className={cx('block flex-none [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]', TONE, className)} />
)

export const SkeletonBlock = ({ className = 'h-32' }: { className?: string }) => (
  <span className={cx('block w-full rounded-lg', TONE, className)} />
)

export const SkeletonCard = ({ className = 'items-center' }: { className?: string }) => (
  <div className={cx('flex gap-4 rounded-lg border border-line bg-raised p-5', className)}>
    <SkeletonNuqta className="size-14" />
    <div className="grid flex-1 gap-3">
      <SkeletonLine className="w-2/5" />
      <SkeletonLine className="w-3/5" />
    </div>
    <SkeletonLine className="hidden h-9 w-24 rounded-md xs:block" />
  </div>
)

export const SkeletonRows = ({ rows = 5 }: { rows?: number }) => (
  <div className="overflow-hidden rounded-lg border border-line bg-raised">
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className="flex items-center gap-6 border-b border-line p-4 last:border-0">
        <SkeletonLine className="w-1/4" />
        <SkeletonLine className="w-1/3" />
        <SkeletonLine className="ms-auto w-16" />
      </div>
    ))}
  </div>
)

export function Skeletons({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  const words = useUiWords()
  return (
    <div role="status" aria-busy="true" className={cx('grid gap-3', className)}>
      <span className="sr-only">{label ?? words.loading}</span>
      <div aria-hidden className="contents">
        {children}
      </div>
    </div>
  )
}
