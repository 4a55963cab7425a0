import { cx } from '../../../../ui/cx.ts'

/** Hour by hour of one working day, the earliest first: how much of each is somebody else's working hour too. */
export const OverlapStrip = ({
  strip,
  label,
  className,
}: {
  strip: readonly number[]
  label: string
  className?: string
}) => (
  <span role="img" aria-label={label} className={cx('flex gap-[3px]', className)}>
    {strip.map((share, hour) => (
      <i
        key={hour}
        className={cx('h-2.5 flex-1 rounded-[3px]', share === 0 ? 'bg-line' : share < 1 ? 'bg-accent/45' : 'bg-accent')}
      />
    ))}
  </span>
)
