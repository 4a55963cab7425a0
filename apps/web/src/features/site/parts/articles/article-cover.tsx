import { cx } from '../../../../ui/cx.ts'
import { COVER, drawCover } from './article-cover-drawing.ts'

/** The ground of a topic's covers; a topic that is new here stands on the third. */
const GROUNDS: Readonly<Record<string, string>> = {
  hiring: 'bg-accent-soft',
  contracts: 'bg-point-soft',
  product: 'bg-positive-soft',
}

/** A cover drawn from the name of its article: <ArticleCover slug=… topic=… className="rounded-lg" />. Only an ornament. */
export function ArticleCover({ slug, topic, className }: { slug: string; topic: string; className?: string }) {
  const { quiet, strong, point } = drawCover(slug, topic)
  return (
    <svg
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cx('block w-full', GROUNDS[topic] ?? 'bg-sunken', className)}
    >
      {/* What rises, rises in the direction one reads. */}
      <g className="origin-center [transform-box:view-box] rtl:-scale-x-100">
        <path d={quiet} className="fill-ink opacity-15" />
        <path d={strong} className="fill-accent" />
        <path d={point} className="fill-point" />
      </g>
    </svg>
  )
}
