import { cx } from '../../../../ui/cx.ts'
import { COVER, createCover } from './article-cover-shapes.ts'

/** Background by topic; an unknown topic has the third. */
const GROUNDS: Readonly<Record<string, string>> = {
  hiring: 'bg-accent-soft',
  contracts: 'bg-point-soft',
  product: 'bg-positive-soft',
}

/** A generative cover by slug: <ArticleCover slug=… topic=… className="rounded-lg" />. Decorative. */
export function ArticleCover({ slug, topic, className }: { slug: string; topic: string; className?: string }) {
  const { quiet, strong, point } = createCover(slug, topic)
  return (
    <svg
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cx('block w-full', GROUNDS[topic] ?? 'bg-sunken', className)}
    >
      {/* Mirrored in right-to-left, so that charts rise in reading direction. */}
      <g className="origin-center [transform-box:view-box] rtl:-scale-x-100">
        <path d={quiet} className="fill-ink opacity-15" />
        <path d={strong} className="fill-accent" />
        <path d={point} className="fill-point" />
      </g>
    </svg>
  )
}
