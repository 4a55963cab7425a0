// Initials on a rhombus in the person's hue: <Avatar id={person.id} name="ليلى حدّاد" size="md" />. No picture needed.
// Decorative (aria-hidden) beside the name; `alone` gives it an accessible name.
import { cx } from '../cx.ts'

const HUES = [170, 78, 250, 25, 310, 210, 128, 350, 50, 285]
const SIZES = { sm: 'size-9', md: 'size-12', lg: 'size-15', xl: 'size-24' }

/** A stable hue by id (FNV-1a). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return HUES[(hash >>> 0) % HUES.length] ?? 170
}

/** First letters of the first and last word, without «الـ». Arabic letters are kept from joining. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = ends.map((word) => (word ?? '').replace(/^(?:ال|al-)(?=\p{L}{2})/iu, '').match(/\p{L}/u)?.[0] ?? '')
  const arabic = /\p{Script=Arabic}/u.test(letters.join(''))
  return letters.join(arabic ? ' ' : '').toLocaleUpperCase('en')
}

type Props = { id: string; name: string; size?: keyof typeof SIZES; alone?: boolean; className?: string }

export function Avatar({ id, name, size = 'md', alone, className }: Props) {
  const hue = hueOf(id)
  return (
    <svg
      viewBox="0 0 48 48"
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
      className={cx('flex-none', SIZES[size], className)}
    >
      <path d="M24 .8 47.2 24 24 47.2.8 24z" fill={`oklch(0.87 0.075 ${hue})`} />
      <text
        x="24"
        y="24"
        dy="0.36em"
        textAnchor="middle"
        fontSize={/\p{Script=Arabic}/u.test(name) ? 13.5 : 15}
        fontWeight="600"
        fill={`oklch(0.33 0.07 ${hue})`}
        style={{ direction: 'ltr' }}
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}
